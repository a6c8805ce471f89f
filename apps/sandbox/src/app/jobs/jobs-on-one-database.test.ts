import { moneyContract } from '@dayfare/api/money/contract';
import { isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { transactions } from '../../areas/money/core/tables.ts';
import { checkRails } from '../../areas/money/payments/agree.ts';
import { paydayJob } from '../../areas/money/wages/payday.ts';
import type { Device } from '../../bench/device.ts';
import { benchPeople } from '../../bench/people.ts';
import { checkLedger } from '../../ledger/check.ts';
import { journalEntries } from '../../ledger/tables.ts';
import { outbox } from '../../platform/http/tables.ts';
import { failingJobs } from '../../platform/jobs/queue.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { blockEntry } from '../../testing/block-entry.ts';
import { openSandbox } from '../../testing/open.ts';
import { newDatabase } from '../../testing/postgres/database.ts';

const databaseUrl = await newDatabase();
const seeds = benchPeople(6);
const one = await openSandbox({ databaseUrl, seeds });
const other = await openSandbox({ databaseUrl, seeds });
const both = [one, other] as const;
afterAll(() => Promise.all(both.map(({ close }) => close())));
beforeEach(() => one.reset());

const hour = 60 * 60_000;

async function send(device: Device, transferSpeed: 0 | 1): Promise<string> {
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[1 - transferSpeed]?.id ?? 0;
  const quoted = await money.previewTransaction({ amount: 10, instrumentId, transferSpeed });
  const input = { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
  const context = { idempotencyKey: crypto.randomUUID() };
  return (await money.performTransaction(input, { context })).transactionID;
}

const endedIn = async (status: string) =>
  (await one.db.select().from(transactions).where(isNotNull(transactions.previewId))).filter(
    (made) => made.status === status,
  ).length;

/** Has both look for work, several times at once, until only what fails is left. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    await Promise.all([...both, ...both].map(({ settle }) => settle()));
}

it('two servers share the work: each transfer is ended once, and one that cannot be ended holds up none of them', async () => {
  const people = await Promise.all(seeds.map((seed) => one.signedIn(seed)));
  const sent = (
    await Promise.all(people.map(async (device) => [await send(device, 0), await send(device, 0)]))
  ).flat();
  const [bad = ''] = sent;
  const reference = `settlement:${bad}`;
  const mend = await blockEntry(one, reference);
  // Their rails have them; what is due in an hour is their arrival.
  await one.settle();
  await one.server.clock.advance(hour);
  const told = await one.db.$count(outbox);
  await settleAll();
  expect([await endedIn('2'), await endedIn('0')]).toEqual([sent.length - 1, 1]);
  expect(await one.db.$count(outbox)).toBe(told + sent.length - 1);
  expect(await failingJobs(other.db)).toMatchObject([{ reference: bad, failures: 1 }]);

  await mend();
  await other.advance(hour);
  expect([await endedIn('2'), await one.db.$count(jobs, ne(jobs.kind, paydayJob))]).toEqual([sent.length, 0]);
  expect(await checkLedger(one.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
});

it('a transfer that is cancelled at one server while the other settles is cancelled or paid out, never both', async () => {
  const people = await Promise.all(seeds.map((seed) => one.signedIn(seed)));
  const sent = await Promise.all(people.map((device) => send(device, 1)));
  // Due at once for the worker, and not yet sent for the person who cancels: the moment in which both can be under way.
  await one.db.update(jobs).set({ dueAt: one.server.clock.now(), nextTryAt: one.server.clock.now() });
  const cancelling = people.map((device, index) =>
    device.client(moneyContract).cancelTransaction({ id: sent[index] ?? '' }),
  );
  const [cancelled] = await Promise.all([
    Promise.allSettled(cancelling),
    other.settle(),
    one.settle(),
    other.settle(),
  ]);
  await other.advance(4 * 24 * hour);
  await settleAll();
  const confirmed = cancelled.filter(({ status }) => status === 'fulfilled').length;
  expect([await endedIn('4'), await endedIn('2')]).toEqual([confirmed, sent.length - confirmed]);
  const kinds = (await one.db.select().from(journalEntries)).map(({ reference }) => reference);
  for (const id of sent)
    expect(kinds.filter((kind) => kind === `settlement:${id}` || kind === `reversal:${id}`)).toHaveLength(1);
  expect(await one.db.$count(jobs)).toBe(0);
  expect(await checkLedger(one.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(one.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
});
