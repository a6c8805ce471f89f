import { expect, it } from 'vitest';

const files = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../kit/money/transfer/*.ts', '!**/*.css.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Where an area makes identifiers, and of what. */
const allowed = {
  './accounts/debit-card/frame-channel.ts': 'the nonce of a channel to a frame',
  '../../kit/money/transfer/transfer-controller.ts': 'the key of a transfer, by its own state machine',
  './settings/proofs/use-proof-files.ts': 'the number of a chosen file in a list',
};

it('no screen mints idempotency keys: it moves money with useMove, and sends what must count once with useKeyedRequest', () => {
  const minting = Object.entries(files)
    .filter(([file, code]) => !/\.(?:test|stories)\.tsx?$/.test(file) && code.includes('randomUUID'))
    .map(([file]) => file);
  expect(minting.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
