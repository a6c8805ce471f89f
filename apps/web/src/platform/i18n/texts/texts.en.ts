/** Texts of the frame around every screen. */
export const texts = {
  frame: {
    skip: 'Skip to content',
    titled: '{{page}} · {{brand}}',
    online: 'You’re back online.',
    oldTitle: 'We can’t reach {{brand}} right now',
    oldOfflineTitle: 'You’re offline',
    oldText: 'What you see may have changed since. Last updated:',
  },
  titles: {
    maintenance: 'Back shortly',
    notFound: 'Page not found',
    problem: 'Something went wrong',
  },
  session: {
    signIn: 'Go to sign-in',
    ended: 'Your session has ended. Sign in again — nothing was lost.',
    timedOut: 'You were away for a while, so we signed you out. Sign in again — nothing was lost.',
    endedElsewhere: 'You signed out in another tab.',
    signedOut: 'You’re signed out.',
    notForgotten:
      'You’re signed out, but we couldn’t reach our service, so it still knows this device. Sign in and out once more to have it forgotten.',
    nowSignedIn: 'You’re signed in as {{name}}.',
    otherSignedOut: '{{name}} was signed out on this device.',
    changedElsewhere: 'Someone else signed in to {{brand}} in another tab, so this one was closed.',
  },
  account: {
    open: 'Your account',
    title: 'Your account',
    signedInAs: 'Signed in as {{name}}',
    language: 'Language',
    languageFailed: 'That language couldn’t be loaded. Check your connection and try again.',
    changePassword: 'Change your password',
    twoStep: 'Two-step sign-in',
    forgetDevice: 'Forget this device when I sign out',
    forgetDeviceText: 'For a device that you share. It’s a new one to us the next time.',
    signOut: 'Sign out',
    signingOut: 'Signing out…',
  },
  notFound: {
    noHome: 'This account has no home page here. Nothing in it has changed. Call us and we’ll find out why.',
  },
  failure: {
    offline: 'Connect to the internet and try again. Nothing is lost.',
    slow: 'This is taking longer than usual. We’re still trying.',
    downTitle: 'That didn’t go through',
    down: 'The problem is on our side. Try again in a moment.',
  },
  problem: {
    title: 'Something went wrong here',
    text: 'This page couldn’t be shown. Your money and your account are not affected.',
    retry: 'Try again',
    call: 'Call {{supportPhone}}',
    outdatedTitle: 'This page couldn’t be loaded',
    outdatedText:
      'The connection dropped for a moment, or {{brand}} was updated while this tab was open. Loading again fixes both.',
    reload: 'Load again',
  },
  start: {
    slow: 'Still loading. Your connection is slow right now.',
    offlineTitle: 'You’re offline',
    offlineText: 'Connect to Wi-Fi or turn on mobile data. This page goes on by itself once you’re back.',
    downTitle: 'We can’t reach {{brand}} right now',
    downText:
      'It’s on our side, not yours. Your money is safe. Try again in a moment, or call {{supportPhone}}.',
    maintenanceTitle: 'We’re improving {{brand}}',
    maintenanceText: 'We’ll be back shortly. Your money is safe, and this page opens again by itself.',
    retry: 'Try again',
  },
} as const;
