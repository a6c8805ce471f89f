import { moneyContract } from '@dayfare/api/money/contract';
import { afterAll, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

const make = (body: object) =>
  sandbox.app.request('http://localhost/sandbox/people', { method: 'POST', body: JSON.stringify(body) });

it('a person is made like a seeded one, signs in at once, and has a balance and a history of their own', async () => {
  const answers = await Promise.all(
    ['Ada', 'Ben'].map((firstName) => make({ like: mayaTorres.email, firstName, lastName: 'O’Neill' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [ada, ben] = await Promise.all(answers.map((answer) => answer.json()));
  expect([ada.name, ben.name]).toEqual(['Ada O’Neill', 'Ben O’Neill']);
  expect(new Set([ada.email, ben.email, ada.phone, ben.phone, mayaTorres.email]).size).toBe(5);

  const device = sandbox.device();
  expect(await device.signIn(ada.email, ada.password)).toMatchObject({ firstName: 'Ada' });
  const { accessibleAmount } = await device.client(moneyContract).getAvailableFunds();
  const original = await sandbox.signedIn(mayaTorres);
  expect(await original.client(moneyContract).getAvailableFunds()).toMatchObject({ accessibleAmount });
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
});

it('who is like nobody is not made, and the answer says what to send', async () => {
  const answer = await make({ like: 'nobody@example.com' });
  expect([answer.status, (await answer.json()).error]).toEqual([400, expect.stringContaining('like')]);
});
