import { getDueCountsContract } from '@dayfare/api/startup/get-due-counts-contract';
import { instrumentStatus, instrumentVerification, proofStatus } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';
import { proofs } from '../money/core/proof-tables.ts';
import { instruments } from '../money/core/tables.ts';
import { employments } from '../session/tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());

it('counts accounts that wait for their owner, and what has been asked for and not sent', async () => {
  const device = await sandbox.signedIn(mayaTorres);
  const due = async () => (await device.client(getDueCountsContract).getDueCounts()).counts;
  expect(await due()).toEqual([]);

  const [account] = await sandbox.db.select().from(instruments);
  if (!account) throw new Error('Maya has an account.');
  await sandbox.db
    .update(instruments)
    .set({
      status: instrumentStatus.toWire('Pending'),
      verification: instrumentVerification.toWire('Disconnected'),
    })
    .where(eq(instruments.id, account.id));
  const { employeeId } = account;
  const [job] = await sandbox.db.select().from(employments).where(eq(employments.employeeId, employeeId));
  const asked = { employeeId, employmentId: job?.id ?? 0, kind: 'hours', day: '2026-11-20' } as const;
  await sandbox.db
    .insert(proofs)
    .values([asked, { ...asked, day: '2026-11-21', status: proofStatus.toWire('InReview') }]);
  expect(await due()).toEqual([
    { name: 'accounts', count: 1 },
    { name: 'proofs', count: 1 },
  ]);
});
