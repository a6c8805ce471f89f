import { expect, it } from 'vitest';

const files = import.meta.glob<string>(
  ['../money/**/*.{ts,tsx}', '../billpay/**/*.{ts,tsx}', '../../kit/money/**/*.{ts,tsx}', '!**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Where the device's clock is read, and for what. Whatever depends on a day takes `today` of `useMoneyView`, which is the server's. */
const allowed = {
  '../../kit/money/parts/use-today.ts': 'how far the device is off, and whether midnight has passed since',
  '../../kit/money/parts/use-money-view.ts': 'whether a past time is told as today or yesterday',
  '../../kit/money/records/transfer-tracker.tsx':
    'whether a promised time is over, on a screen that asks again',
  '../../kit/money/move/unfinished-flag.ts': 'a mark on this device',
};

const readsClock = /\bnew Date\(\)|\bDate\.now\b|\bnowMs\b/;

it('no screen about money takes its days from the device’s clock', () => {
  const reading = Object.entries(files)
    .filter(([file, code]) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file) && readsClock.test(code))
    .map(([file]) => file);
  expect(reading.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
