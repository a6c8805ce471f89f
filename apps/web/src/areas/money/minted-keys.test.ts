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
  './accounts/debit-card/card-channel.ts': 'the names of questions to a frame',
  '../../kit/money/transfer/transfer-controller.ts': 'the key of a transfer, by its own state machine',
  '../connect/announcements/announcement-form.tsx': 'the name of an announcement, which moves no money',
  '../connect/announcements/use-picture.ts': 'the number of a chosen file',
  '../connect/chat/begin/new-group-form.tsx': 'the name of a new group, which moves no money',
  '../connect/chat/conversation/forward-sheet.tsx': 'the name of a message, which moves no money',
  '../connect/chat/conversation/use-outbox.ts': 'the name of a message, which moves no money',
  '../connect/chat/info/group-admin.tsx': 'the name of a picture, which moves no money',
  '../time/clock/use-marks.ts': 'the name of a time that was clocked, which moves no money',
  './settings/proofs/use-proof-files.ts': 'the number of a chosen file in a list',
};

it('no screen mints idempotency keys: it moves money with useMove, and sends what must count once with useKeyedRequest', () => {
  const minting = Object.entries(files)
    .filter(([file, code]) => !/\.(?:test|stories)\.tsx?$/.test(file) && code.includes('randomUUID'))
    .map(([file]) => file);
  expect(minting.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
