import { analyticsContract } from '@dayfare/api/analytics/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { getTableName } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { clientLogs } from '../../areas/analytics/tables.ts';
import {
  idempotencyArchive,
  idempotencyKeys,
  previews,
  transactions,
} from '../../areas/money/core/tables.ts';
import { reconcile } from '../../areas/money/payments/reconcile.ts';
import { reconciliations } from '../../areas/money/payments/tables.ts';
import { issueOauthToken } from '../../areas/session/index.ts';
import { oauthTokens, passwordResets, pins, sessions } from '../../areas/session/sessions/session-tables.ts';
import { intend, perform } from '../../bench/transfer.ts';
import { nonces, outbox, quotas } from '../../platform/http/tables.ts';
import { railEvents } from '../../rails/index.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { danaOyelaran } from '../../seeds/people/dana-oyelaran.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';
import { sweep } from './sweep.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, danaOyelaran] });
afterAll(() => sandbox.close());

const dayMs = 24 * 3_600_000;
const swept = [
  ...[sessions, pins, passwordResets, oauthTokens, previews, idempotencyKeys],
  ...[quotas, nonces, outbox, clientLogs, railEvents, reconciliations],
] as const;

async function rowsByTable(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of swept) counts[getTableName(table)] = (await sandbox.db.select().from(table)).length;
  return counts;
}

it('removes what has had its time, and nothing that is in use', async () => {
  const { server } = sandbox;
  // The seeded people have a past, of which some has had its time.
  await sweep(sandbox.db, server.clock);
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[0]?.id ?? 0;
  await intend(device, 10, instrumentId);
  await perform(device, await intend(device, 10, instrumentId), () => undefined);
  await money.closeTransferKey({ idempotencyKey: crypto.randomUUID() });
  await sandbox.device().signIn(danaOyelaran.email, seedPassphrase);
  await device.client(forgotContract).forgotPassword({ identifier: 'nobody', identifierType: 'Username' });
  await issueOauthToken(sandbox.db, mayaTorres.id, sandbox.server.clock.real());
  await device
    .client(analyticsContract)
    .logClientCalls({ logType: 'error', methodName: 'startup', logMessage: 'Gone' });

  const at = server.clock.now();
  await reconcile(server, at);
  const told = { reference: 'T-1:principal', state: 'paid', receivedAt: at } as const;
  await sandbox.db.insert(railEvents).values({ ...told, id: 'e-1', appliedAt: at });

  const made = await rowsByTable();
  for (const rows of Object.values(made)) expect(rows).toBeGreaterThan(0);
  await sweep(sandbox.db, server.clock);
  expect(await rowsByTable()).toEqual(made);

  sandbox.clock.ms += 100 * dayMs;
  const none = Object.fromEntries(Object.keys(made).map((name) => [name, 0]));
  await sweep(sandbox.db, server.clock);
  // The quote of a transfer stays with it, and its key, which moves to the archive.
  expect(await rowsByTable()).toEqual({ ...none, previews: 1 });
  expect(await sandbox.db.$count(idempotencyArchive)).toBe(1);
  const kept = await sandbox.db.select({ previewId: transactions.previewId }).from(transactions);
  const [quote] = await sandbox.db.select().from(previews);
  expect(kept.map(({ previewId }) => previewId)).toContain(quote?.id);
});

it('a key of long ago is answered from the archive, and nothing is carried out under it again', async () => {
  await sandbox.reset();
  const device = await sandbox.signedIn();
  const [bank] = (await device.client(moneyContract).getInstruments()).instruments;
  const intent = await intend(device, 10, bank?.id ?? 0);
  const first = await perform(device, intent, () => undefined);
  sandbox.clock.ms += 100 * dayMs;
  await sandbox.sweep();
  expect(await sandbox.db.$count(idempotencyKeys)).toBe(0);
  const made = await sandbox.db.$count(transactions);
  const again = await sandbox.signedIn();
  expect(await perform(again, intent, () => undefined)).toEqual(first);
  expect(await sandbox.db.$count(transactions)).toBe(made);
  const { outcome } = await again
    .client(moneyContract)
    .closeTransferKey({ idempotencyKey: intent.idempotencyKey });
  expect(outcome).toBe('done');
});

it('a key that came again while it went into the archive is answered from there', async () => {
  await sandbox.reset();
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const [bank] = (await money.getInstruments()).instruments;
  const intent = await intend(device, 10, bank?.id ?? 0);
  const first = await perform(device, intent, () => undefined);
  const made = await sandbox.db.$count(transactions);
  // It looked into the archive before the old key was there, and wrote a new one once that was gone.
  await sandbox.db.insert(idempotencyArchive).select(sandbox.db.select().from(idempotencyKeys));
  await sandbox.db.update(idempotencyKeys).set({ status: 'received', answer: null });
  expect(await money.transactionByKey({ idempotencyKey: intent.idempotencyKey })).toMatchObject({
    outcome: 'done',
  });
  expect(await perform(device, intent, () => undefined)).toEqual(first);
  expect(await sandbox.db.$count(transactions)).toBe(made);
});
