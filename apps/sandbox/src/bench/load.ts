import { moneyContract } from '@dayfare/api/money/contract';
import { ApiError } from '@dayfare/api/transport';
import { isNotNull } from 'drizzle-orm';
import { settingsFrom } from '../http/settings.ts';
import { checkLedger } from '../ledger/check.ts';
import { transactions } from '../money/tables.ts';
import { createSandbox } from '../sandbox.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { createDevice, type Device } from './device.ts';
import { benchPeople } from './people.ts';

/** How hard the server is tried. */
export interface LoadOptions {
  readonly clients: number;
  readonly transfers: number;
  /** Dropped connections before and after the commit, 500s and latency, at random. */
  readonly faults: boolean;
  /** An empty PostgreSQL database instead of one in memory. */
  readonly databaseUrl?: string | undefined;
}

/** What came of it. `ledgerSum`, `movedTwice` and `lost` have to be zero. */
export interface LoadResult {
  readonly transfers: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly retries: number;
  readonly ledgerSum: number;
  /** Transfers beyond one for each intent. */
  readonly movedTwice: number;
  /** Intents that were confirmed to a client and are not in the database. */
  readonly lost: number;
}

const faults = [
  { match: '*', kind: 'latency', ms: 5, chance: 0.05 },
  { match: 'ewa/performTransaction', kind: 'drop-before', chance: 0.05 },
  { match: 'ewa/performTransaction', kind: 'drop-after', chance: 0.05 },
  { match: 'ewa/performTransaction', kind: 'status', status: 500, chance: 0.05 },
] as const;

const amount = 5;
const mostTries = 40;

interface Tally {
  readonly confirmed: Set<string>;
  retries: number;
}

/** One transfer as an app makes it: preview once, then perform with the same key until there is an answer. */
async function transfer(device: Device, instrumentId: number, tally: Tally): Promise<void> {
  const money = device.client(moneyContract);
  const quoted = await money.previewTransaction({ amount, instrumentId });
  const input = { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
  const context = { idempotencyKey: crypto.randomUUID() };
  for (let tries = 1; ; tries += 1) {
    try {
      const { transactionID } = await money.performTransaction(input, { context });
      tally.confirmed.add(transactionID);
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.mayHaveMoved || tries === mostTries) throw error;
      tally.retries += 1;
    }
  }
}

/** Has many clients make many transfers at once against a server of its own, in memory, and counts what came of it. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const everyone = benchPeople(options.clients);
  // The daily limit would end the run early; everything else stays as it is.
  const usual = settingsFrom({});
  const settings = { ...usual, dailyLimit: usual.maxAmount };
  const sandbox = await createSandbox({
    dataDir: 'memory:',
    databaseUrl: options.databaseUrl,
    seeds: everyone,
    settings,
  });
  try {
    const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
    const workers = [];
    for (const { email } of everyone) {
      const device = createDevice(origin);
      await device.signIn(email, seedPassphrase);
      const { instruments } = await device.client(moneyContract).getInstruments();
      workers.push({ device, instrumentId: instruments[0]?.id ?? 0 });
    }
    for (const fault of options.faults ? faults : []) {
      await fetch(`${origin}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
    }
    const tally: Tally = { confirmed: new Set(), retries: 0 };
    const start = performance.now();
    await Promise.all(
      workers.map(async ({ device, instrumentId }, index) => {
        // Each takes an equal share, so that nobody runs out of wages.
        const share = Math.floor((options.transfers + index) / options.clients);
        for (let count = 0; count < share; count += 1) await transfer(device, instrumentId, tally);
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    const made = await sandbox.db
      .select({ id: transactions.id })
      .from(transactions)
      .where(isNotNull(transactions.previewId));
    const kept = new Set(made.map(({ id }) => id));
    return {
      transfers: tally.confirmed.size,
      seconds,
      perSecond: tally.confirmed.size / seconds,
      retries: tally.retries,
      ledgerSum: (await checkLedger(sandbox.db)).sum,
      movedTwice: made.length - tally.confirmed.size,
      lost: [...tally.confirmed].filter((id) => !kept.has(id)).length,
    };
  } finally {
    await sandbox.close();
  }
}
