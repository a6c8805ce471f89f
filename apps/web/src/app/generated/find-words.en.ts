// Written by `pnpm generate`; a test fails when it is out of date.
export const texts = {
  words: {
    profile: 'Your account',
    password: 'Change your password',
    twoStep: 'Two-step sign-in',
    passkeys: 'Passkeys',
    devices: 'Your devices',
    agreements: 'Agreements',
    limits: 'Your own limits',
    dailyTexts: 'Timely access to your pay',
    proofs: 'What we need from you',
    service: 'Pause or close',
    notificationSettings: 'Notification settings',
    questions: 'Questions and answers',
    getMoney: 'Get money',
    addAccount: 'Add an account',
    newRecurring: 'Set up a regular transfer',
    signOut: 'Sign out',
  },
} as const;
