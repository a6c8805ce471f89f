import { moneyContract } from '@dayfare/api/money/contract';
import { ApiError } from '@dayfare/api/transport';
import { minorUnits } from '@dayfare/domain/money';
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, inject, it } from 'vitest';
import { createDevice, type Device } from '../../bench/device.ts';
import { benchPeople } from '../../bench/people.ts';
import { type Intent, intend, perform, persist } from '../../bench/transfer.ts';
import { checkLedger } from '../../ledger/check.ts';
import { collisionsOf } from '../../platform/db/transaction.ts';
import { settingsFrom } from '../../platform/http/settings.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import type { Seed } from '../../seeds/seed.ts';
import { openSandbox } from '../../testing/open.ts';
import { newDatabase } from '../../testing/postgres/database.ts';
import { friday } from '../../testing/test-settings.ts';
import { status, undone } from './core/status.ts';
import { transactions } from './core/tables.ts';

const { seed, times } = inject('randomRuns');
const numRuns = 3 * times;
const deviceCount = 8;
const settings = { ...settingsFrom({}), dailyLimit: minorUnits(150_00) };
const [person] = benchPeople(1) as [Seed];
const databaseUrl = await newDatabase();
const failures: unknown[] = [];
const options = {
  databaseUrl,
  settings,
  seeds: [person],
  // Requests go through sockets, and their senders' clocks are real ones; only the business stands still on a Friday noon.
  clock: Date.now,
  startAt: friday,
  log: ({ code, failure }: { code?: string | undefined; failure?: string | undefined }) => {
    if (code === 'Unexpected') failures.push(failure);
  },
};
const servers = [await openSandbox(options), await openSandbox(options)] as const;
const [first] = servers;
const origins = await Promise.all(servers.map(async ({ listen }) => `http://127.0.0.1:${await listen(0)}`));
afterAll(() => Promise.all(servers.map(({ close }) => close())));

const faults = [
  { match: '*', kind: 'latency', ms: 3, chance: 0.2 },
  { match: 'ewa/performTransaction', kind: 'drop-before', chance: 0.15 },
  { match: 'ewa/performTransaction', kind: 'drop-after', chance: 0.15 },
  { match: 'ewa/performTransaction', kind: 'status', status: 503, chance: 0.1 },
  { match: 'ewa/cancelTransaction', kind: 'drop-after', chance: 0.2 },
] as const;

const setFaults = (rules: readonly object[]) =>
  Promise.all(
    origins.map(async (origin) => {
      await fetch(`${origin}/sandbox/faults`, { method: 'DELETE' });
      for (const rule of rules)
        await fetch(`${origin}/sandbox/faults`, { method: 'POST', body: JSON.stringify(rule) });
    }),
  );

/** So many dollars: in steps of five, so that the day's limit can be met exactly. */
const units = fc.integer({ min: 1, max: 6 }).map((fives) => fives * 5);

/** What one device does, one step after the other, while all others do theirs. */
const step = fc.oneof(
  fc.record({ do: fc.constant('transfer' as const), units: units }),
  /** Sends a transfer under its key three times at once. */
  fc.record({ do: fc.constant('thrice' as const), units: units }),
  /** Agrees to one preview under two keys at once. */
  fc.record({ do: fc.constant('rivals' as const), units: units }),
  /** Cancels the transfer that any device made last. */
  fc.record({ do: fc.constant('cancel' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const scripts = fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), {
  minLength: deviceCount,
  maxLength: deviceCount,
});

/** What the devices of a run have in common. */
interface Run {
  /** The transfers that each confirmed intent is known by; there must never be a second. */
  readonly paid: Map<string, Set<string>>;
  readonly made: string[];
  readonly refused: Set<string>;
  retries: number;
}

async function send(run: Run, device: Device, intent: Intent): Promise<void> {
  const id = await perform(device, intent, () => {
    run.retries += 1;
  });
  run.paid.set(intent.idempotencyKey, (run.paid.get(intent.idempotencyKey) ?? new Set()).add(id));
  run.made.push(id);
}

/** A refusal is an answer; whatever else goes wrong is a defect. */
async function unlessRefused(run: Run, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.mayHaveMoved || !error.code) throw error;
    run.refused.add(error.code);
  }
}

async function take(run: Run, device: Device, instrumentId: number, one: Step): Promise<void> {
  if (one.do === 'cancel') {
    const id = run.made.at(-1);
    if (!id) return;
    await persist(
      () => device.client(moneyContract).cancelTransaction({ id }),
      () => undefined,
    );
    return;
  }
  const intent = await intend(device, one.units, instrumentId);
  const rival = { ...intent, idempotencyKey: crypto.randomUUID() };
  const sent = { transfer: [intent], thrice: [intent, intent, intent], rivals: [intent, rival] }[one.do];
  await Promise.all(sent.map((each) => unlessRefused(run, () => send(run, device, each))));
}

const live = and(
  eq(transactions.employeeId, person.id),
  isNotNull(transactions.previewId),
  notInArray(transactions.status, [...undone]),
);

/** What has been taken today and not been called back, in minor units. */
async function takenToday(): Promise<number> {
  const [row] = await first.db
    .select({ taken: sql<string>`coalesce(sum(${transactions.amountMinor}), 0)` })
    .from(transactions)
    .where(live);
  return Number(row?.taken ?? 0);
}

it(
  'many devices of one person, on two servers, with faults: each intent is paid once at most, and the daily limit is met exactly',
  async ({ annotate }) => {
    const { dailyLimit } = settings;
    const before = servers.map(({ db }) => collisionsOf(db));
    let retries = 0;
    await fc.assert(
      fc.asyncProperty(scripts, async (all) => {
        await setFaults([]);
        await first.reset();
        const devices: Device[] = [];
        for (const origin of all.map((_, index) => origins[index % origins.length] ?? '')) {
          const device = createDevice(origin);
          await device.signIn(person.email, seedPassphrase, `device-${devices.length}`);
          devices.push(device);
        }
        const { instruments } = await (devices[0] as Device).client(moneyContract).getInstruments();
        const instrumentId = instruments[0]?.id ?? 0;
        const run: Run = { paid: new Map(), made: [], refused: new Set(), retries: 0 };
        await setFaults(faults);
        await Promise.all(
          devices.map(async (device, index) => {
            for (const one of all[index] ?? []) {
              await unlessRefused(run, () => take(run, device, instrumentId, one));
              expect(await takenToday()).toBeLessThanOrEqual(dailyLimit);
            }
          }),
        );
        // What is left of the day, wanted by all at once, five dollars at a time: somebody gets the last of it, and nobody more.
        await Promise.all(
          devices.map((device) =>
            unlessRefused(run, async () => {
              for (;;) await send(run, device, await intend(device, 5, instrumentId));
            }),
          ),
        );

        retries += run.retries;
        const kept = await first.db.select().from(transactions).where(isNotNull(transactions.previewId));
        expect(new Set(kept.map(({ previewId }) => previewId)).size).toBe(kept.length);
        for (const ids of run.paid.values()) expect(ids.size).toBe(1);
        expect(new Set(run.made)).toEqual(new Set(kept.map(({ id }) => id)));
        expect(kept.every((one) => one.status === status.inProgress || one.status === status.canceled)).toBe(
          true,
        );
        expect(await takenToday()).toBe(dailyLimit);
        expect(run.refused).toContain('DailyLimitExceeded');
        expect(await checkLedger(first.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
      }),
      { numRuns, seed, endOnFailure: true },
    );
    expect(failures).toEqual([]);
    const collisions = servers.map(({ db }, index) => collisionsOf(db) - (before[index] ?? 0));
    await annotate(
      `${numRuns} runs from seed ${seed}: ${collisions.join(' + ')} transactions collided and were run again, ${retries} requests were sent again`,
    );
    // They wait for one another instead of running again.
    expect(Math.max(...collisions)).toBe(0);
    expect(retries).toBeGreaterThan(0);
  },
  60_000 * times,
);
