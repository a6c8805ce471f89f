/** Texts of the work that a device does to show that no robot is asking. */
export const texts = {
  captcha: {
    label: 'Check against robots',
    text: 'Your device is solving a short check against robots. There’s nothing for you to do.',
    step: '{solved} of {rounds} done',
  },
} as const;
