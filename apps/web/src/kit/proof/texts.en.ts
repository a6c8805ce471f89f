/** Texts of the code that is asked for before something important goes on. */
export const texts = {
  title: 'Confirm it’s you',
  willSend: 'We’ll send you a 6-digit code.',
  sent: 'We sent a 6-digit code to {to}. It works for 10 minutes.',
  send: 'Send me a code',
  exhausted: 'That was the last code that we can send for now. Try again in 10 minutes.',
} as const;
