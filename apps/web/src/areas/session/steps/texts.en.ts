/** Words that the steps on the way in have in common. */
export const texts = {
  offlineTitle: 'You’re offline',
  offline: 'Connect to the internet and try again. Nothing is lost.',
  downTitle: 'That didn’t go through',
  down: 'The problem is on our side. Try again in a moment.',
  call: 'Call {{supportPhone}}',
  signIn: 'Go to sign-in',
} as const;
