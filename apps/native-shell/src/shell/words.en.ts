import type { ShellWords } from './shell-words.ts';

/** Words of the shell. */
export const words: ShellWords = {
  permissions: {
    camera: {
      title: 'Use the camera?',
      text: 'It takes pictures of documents and reads QR codes. Nothing is kept on this phone.',
    },
    contacts: {
      title: 'Look in your contacts?',
      text: 'Only the people you choose are used. The others stay on this phone.',
    },
    location: {
      title: 'Use your location?',
      text: 'It helps to notice when somebody else signs in as you.',
    },
    push: {
      title: 'Send notifications?',
      text: 'You hear when money has arrived, and when something needs you.',
    },
  },
  carryOn: 'Continue',
  notNow: 'Not now',
  blocked: {
    title: 'It is turned off for this app',
    text: 'You can allow it in the settings of your phone, under this app.',
    accept: 'Open settings',
    dismiss: 'Not now',
  },
  camera: { take: 'Take the picture', close: 'Close' },
  troubles: {
    offline: {
      title: 'No connection',
      text: 'Check Wi-Fi or mobile data. What you have typed is kept.',
      action: 'Try again',
    },
    unavailable: {
      title: 'We can’t be reached right now',
      text: 'It’s not your phone. Please try again in a few minutes.',
      action: 'Try again',
    },
    untrusted: {
      title: 'This connection isn’t safe',
      text: 'Nothing was sent. Check the date of your phone, or use another network.',
      action: 'Try again',
    },
    crashed: {
      title: 'The app has stopped',
      text: 'Nothing was sent twice. Start it again to see where things stand.',
      action: 'Start again',
    },
  },
  lock: {
    title: 'Locked',
    text: 'Use your face or fingerprint to go on.',
    action: 'Unlock',
    reason: 'Unlock to see your money',
    tooManyTries: 'Too many tries. Lock and unlock your phone, then try again.',
    signIn: 'Sign in with your password',
  },
};
