import { moneyContract } from '@dayfare/api/money/contract';
import { afterAll, expect, it } from 'vitest';
import { benchPeople } from '../../../bench/people.ts';
import { intend } from '../../../bench/transfer.ts';
import { openSandbox } from '../../../testing/open.ts';
import { outstandingOfEmployer } from './access.ts';

const people = benchPeople(8);
const sandbox = await openSandbox({ seeds: people });
afterAll(() => sandbox.close());

it('people of one employer who take at the same moment never take more than it funds', async () => {
  const everybody = await Promise.all(
    people.map(async (seed) => {
      const device = await sandbox.signedIn(seed);
      const [place] = (await device.client(moneyContract).getInstruments()).instruments;
      return { device, command: await intend(device, 40, place?.id ?? 0) };
    }),
  );
  const rule = { email: people[0]?.email, rule: 'funding', value: '100.00' };
  const init = { method: 'POST', body: JSON.stringify(rule) };
  expect((await sandbox.app.request('http://localhost/sandbox/programmes', init)).status).toBe(200);
  const made = await Promise.allSettled(
    everybody.map(({ device, command: { input, idempotencyKey } }) =>
      device.client(moneyContract).performTransaction(input, { context: { idempotencyKey } }),
    ),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const one of made)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'FundsAmountExceeds' });
  const employer = { employerId: people[0]?.employers[0]?.id ?? 0, currency: 'USD' };
  expect(await outstandingOfEmployer(sandbox.db, employer)).toBe(80_00);
});
