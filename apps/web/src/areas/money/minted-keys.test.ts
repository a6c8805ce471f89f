import { expect, it } from 'vitest';

const files = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../kit/money/**/*.{ts,tsx}',
    '../../../../../packages/api/src/**/*.ts',
    '!**/*.css.ts',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Where identifiers are made, and of what. */
const allowed = {
  './accounts/debit-card/card-channel.ts': 'the names of questions to a frame',
  '../../kit/money/move/move-controller.ts': 'the key of a move',
  '../../kit/money/move/use-keyed-request.ts': 'the key of what must count once',
  '../../kit/money/transfer/transfer-controller.ts': 'the key of a transfer, by its own state machine',
  '../connect/announcements/announcement-form.tsx': 'the name of an announcement, which moves no money',
  '../connect/announcements/use-picture.ts': 'the number of a chosen file',
  '../connect/chat/begin/new-group-form.tsx': 'the name of a new group, which moves no money',
  '../connect/chat/conversation/forward-sheet.tsx': 'the name of a message, which moves no money',
  '../connect/chat/conversation/use-outbox.ts': 'the name of a message, which moves no money',
  '../connect/chat/info/group-admin.tsx': 'the name of a picture, which moves no money',
  '../time/clock/use-marks.ts': 'the name of a time that was clocked, which moves no money',
  '../../../../../packages/api/src/connect/chat/conformance.ts':
    'the name of a message, which moves no money',
  '../../../../../packages/api/src/money/accounts/accounts-queries.ts':
    'the key of the choice of a default account, which is the same when it is made twice',
  '../../../../../packages/api/src/upload/multipart.ts': 'what separates the parts of an upload',
  './settings/proofs/use-proof-files.ts': 'the number of a chosen file in a list',
};

it('no screen or query mints idempotency keys: it moves money with useMove, and sends what must count once with useKeyedRequest', () => {
  const minting = Object.entries(files)
    .filter(([file, code]) => !/\.(?:test|stories)\.tsx?$/.test(file) && code.includes('randomUUID'))
    .map(([file]) => file);
  expect(minting.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
