import type { hardwareMessages } from '../messages/hardware.ts';
import type { pushMessages } from '../messages/push.ts';
import type { sessionMessages } from '../messages/session.ts';
import type { Notes } from './note.ts';

export const sessionNotes: Notes<keyof typeof sessionMessages> = {
  'sso.open': {
    about:
      'Opens a sign-in page of another provider in the system’s own sign-in window, never in the view, and gives the address that it came back with. That address begins with `returnTo`.',
    params: {
      url: 'https://payroll.example/authorize?client=dayfare',
      returnTo: 'https://pay.example/sso/home',
    },
    result: { url: 'https://pay.example/sso/home?code=7f3a' },
    refusals: ['cancelled'],
  },
  'biometrics.check': {
    about:
      'What the device can tell people by, and what this person has decided about it. `choice` is null before they have.',
    params: {},
    result: { kind: 'face', isEnrolled: true, choice: null },
    refusals: [],
  },
  'biometrics.unlock': {
    about: 'Asks for the face or the fingerprint. `reason` is what the device shows meanwhile.',
    params: { reason: 'Turn on Face ID for Dayfare' },
    result: {},
    refusals: ['denied', 'blocked', 'cancelled'],
  },
  'biometrics.choose': {
    about:
      'What the person has decided. The shell keeps it, and asks for face or fingerprint at its start while it is `on`.',
    params: { choice: 'on' },
    result: {},
    refusals: [],
  },
  'language.changed': {
    about: 'The person has chosen another language in the app.',
    data: { language: 'es' },
  },
  'language.set': {
    about: 'Shows the app in another language: the person has changed it in the native part.',
    params: { language: 'cf' },
    result: {},
    refusals: ['failed'],
  },
  'session.end': {
    about:
      'Signs the person out, here and on the server, as they would themselves: they cannot unlock the native app, and want to sign in again. Show the page after the answer.',
    params: {},
    result: {},
    refusals: ['failed'],
  },
  'session.began': {
    about: 'Somebody has signed in, or was still signed in when the page was opened.',
    data: {},
  },
  'session.ended': {
    about:
      'The session is over, or the person goes back from the sign-in: end the device’s own session, forget what belongs to the person, and show your own way in if you have one.',
    data: { because: 'choice' },
  },
};

export const hardwareNotes: Notes<keyof typeof hardwareMessages> = {
  'location.find': {
    about:
      'Where the device is. The shell asks for permission when this is asked for the first time, and not before.',
    params: { withinMs: 3_000, maxAgeMs: 300_000 },
    result: { latitude: 41.5, longitude: -72.25, accuracyMeters: 20, foundAt: 1_795_348_800_000 },
    refusals: ['denied', 'blocked'],
  },
  'camera.photograph': {
    about: 'Takes one picture. `frame` is what the camera shows to lay the document or the face into.',
    params: { frame: 'document', reason: 'To check your identity' },
    // One pixel: a picture that a browser can open.
    result: {
      mediaType: 'image/png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
    refusals: ['denied', 'blocked', 'cancelled', 'busy'],
  },
  'qr.scan': {
    about: 'Reads one QR code.',
    params: { reason: 'To pay a friend' },
    result: { text: 'https://pay.example/card/pay-a-friend?to=4711' },
    refusals: ['denied', 'blocked', 'cancelled', 'busy'],
  },
  'contacts.pick': {
    about:
      'Lets the person pick from their contacts, in the system’s own list. Nobody else’s details are read.',
    params: { isMultiple: false, reason: 'To invite a friend' },
    result: { contacts: [{ name: 'Ana Ruiz', phones: ['+12025550142'], emails: [] }] },
    refusals: ['denied', 'blocked', 'cancelled'],
  },
  'file.save': {
    about: 'Keeps a file where the person finds it again.',
    params: { name: 'statement-2026-11.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjcK' },
    result: {},
    refusals: ['denied', 'blocked', 'cancelled'],
  },
  'file.share': {
    about: 'Offers a file to other apps, in the system’s own sheet.',
    params: { name: 'receipt.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjcK' },
    result: {},
    refusals: ['cancelled'],
  },
  'rating.ask': {
    about:
      'Asks the store to ask for a rating. The store decides whether anything is shown; nobody learns which.',
    params: {},
    result: {},
    refusals: [],
  },
};

export const pushNotes: Notes<keyof typeof pushMessages> = {
  'push.token': {
    about: 'The token under which this device gets notifications. Asks for permission first.',
    params: {},
    result: { service: 'fcm', token: 'fGz1…Qw' },
    refusals: ['denied', 'blocked'],
  },
  'push.tokens': {
    about: 'All tokens of this device at once, for apps that register with more than one service.',
    params: {},
    result: {
      tokens: [
        { service: 'apns', token: '740f…c2' },
        { service: 'fcm', token: 'fGz1…Qw' },
      ],
    },
    refusals: ['denied', 'blocked'],
  },
  'push.changed': {
    about: 'The service has given the device another token.',
    data: { service: 'fcm', token: 'dH72…Lk' },
  },
};
