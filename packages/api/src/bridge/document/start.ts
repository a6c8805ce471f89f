import type { appearanceMessages } from '../messages/appearance.ts';
import type { navigationMessages } from '../messages/navigation.ts';
import type { startMessages } from '../messages/start.ts';
import type { Notes } from './note.ts';

export const startNotes: Notes<keyof typeof startMessages> = {
  'page.joined': {
    about: 'The page has read the welcome. The first message that quotes the shell’s nonce.',
    data: {},
  },
  'page.ready': {
    about: 'The page has been loaded for 200 ms and can be shown: take the splash screen away.',
    data: {},
  },
  'device.info': {
    about: 'What kind of device and app this is. Asked 500 ms after the page has loaded.',
    params: {},
    result: {
      platform: 'ios',
      build: 2201,
      appVersion: '5.2.0',
      systemVersion: '19.1',
      manufacturer: 'Apple',
      model: 'iPhone 17',
    },
    refusals: [],
  },
  'app.changed': {
    about:
      'The native app has come to the front or gone from it. The time-out of the session stands still while it is in the background.',
    data: { state: 'background' },
  },
};

export const navigationNotes: Notes<keyof typeof navigationMessages> = {
  'link.open': {
    about:
      'A deep link or universal link was opened. The page goes there if the link belongs to the product, and answers with the path. Links elsewhere, and links that would sign somebody in or out, are refused as `invalid`.',
    params: { url: 'https://pay.example/ewa/history?from=push' },
    result: { path: '/ewa/history?from=push' },
    refusals: ['invalid'],
  },
  'link.shown': {
    about: 'The page of a deep link has stood for a second: show it.',
    data: { path: '/ewa/history?from=push' },
  },
  'page.open': {
    about: 'Opens a page by name, for entrances that the native app draws itself.',
    params: { page: 'welcome/forgot-password' },
    result: {},
    refusals: [],
  },
  'back.press': {
    about:
      'The hardware button, or the gesture. The page goes back by its own rules. `isHandled` is false where it has nowhere to go back to: the shell may then leave the app.',
    params: {},
    result: { isHandled: true },
    refusals: [],
  },
  'url.open': {
    about:
      'Opens an address outside the app: `https:` in the system’s browser, `tel:`, `sms:` and `mailto:` in their apps. The shell refuses every other scheme as `invalid`.',
    params: { url: 'https://partner.example/help' },
    result: {},
    refusals: ['invalid'],
  },
  'settings.open': {
    about:
      'Opens this app’s page in the settings of the device, where a person can allow what they have forbidden.',
    params: {},
    result: {},
    refusals: [],
  },
};

export const appearanceNotes: Notes<keyof typeof appearanceMessages> = {
  'safeAreas.changed': {
    about:
      'What the notch, the home indicator and rounded corners cover, in CSS pixels. Send it after a rotation.',
    data: { top: 47, right: 0, bottom: 34, left: 0 },
  },
  'keyboard.changed': {
    about:
      'CSS pixels of the page that the keyboard covers; 0 when it has gone. Only for views that do not get smaller by themselves.',
    data: { height: 291 },
  },
  'textScale.changed': {
    about: 'The size of text that the person has chosen for the device; 1 is the usual.',
    data: { scale: 1.3 },
  },
  'scheme.changed': { about: 'The device has changed to light or dark.', data: { scheme: 'dark' } },
  'haptics.play': {
    about: 'A short vibration for something that has just happened.',
    data: { kind: 'success' },
  },
};
