/** Texts of unlocking the native app with face or fingerprint. */
export const texts = {
  titles: { page: 'Unlock the app' },
  text: 'The app locks when you leave it for a minute. Your phone checks your face or fingerprint; we never see it.',
  turnOn: 'Unlock with face or fingerprint',
  reason: 'Turn on unlocking for {brand}',
  isOn: 'Your face or fingerprint unlocks {brand} now.',
  isOff: 'The app doesn’t lock anymore.',
  notEnrolled: 'Your phone has no face or fingerprint saved yet.',
  tooManyTries: 'Too many tries. Lock and unlock your phone, then try again.',
  failed: 'Nothing has changed. Your phone didn’t answer; try again in a moment.',
  loadFailed: 'Your phone didn’t answer',
  loadFailedText: 'Nothing has changed. Try again in a moment.',
} as const;
