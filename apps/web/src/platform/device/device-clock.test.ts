import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['../../{areas,kit}/**/*.{ts,tsx}', '!**/*.css.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Who reads the device's clock, and for what. Days and times that a person sees or sends are the server's: `serverNow`, and `today` of
 * `useMoneyView`. What is left measures how long something takes on this device.
 */
const allowed = {
  'areas/connect/chat/conversation/composer.tsx': 'how long ago it was told that somebody is typing',
  'kit/enrollment/draft-store.ts': 'how old a draft on this device is',
  'areas/enrollment/phone/use-verify-pin.ts': 'how long until a code may be sent again',
  'areas/profile/contact/use-contact.ts': 'how long until a code may be sent again',
  'kit/captcha/use-captcha.ts': 'how long a check has taken',
  'areas/session/forgot/forgot-page.tsx': 'how old a code that this device asked for is',
  'areas/session/forgot/use-forgot.ts': 'how old a code that this device asked for is',
  'areas/session/login/login-banner.tsx': 'how long a locked person has to wait',
  'areas/session/pin/use-pin.ts': 'how long until a code may be sent again',
  'areas/time/clock/elapsed.tsx':
    'the seconds since a mark, with the difference from the server’s clock added',
  'areas/time/clock/use-marks.ts':
    'the device’s time, to which the difference from the server’s is added, to the second',
  'kit/money/move/unfinished-flag.ts': 'a mark on this device',
  'kit/money/parts/use-today.ts': 'how far the device is off, and whether midnight has passed since',
  'kit/proof/use-code.ts': 'how long until a code may be sent again',
  'kit/proof/use-proof-code.ts': 'how long until a code may be sent again',
};

const readsClock = /\bnew Date\(\)|\bDate\.now\b|\bnowMs\b/;

it('no screen takes a day or a time that it shows from the device’s clock', () => {
  const reading = Object.entries(files)
    .filter(([file, code]) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file) && readsClock.test(code))
    .map(([file]) => file.replace('../../', ''));
  expect(reading.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
