import { moneyContract } from '@dayfare/api/money/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { transactions } from '../areas/money/core/tables.ts';
import { employees } from '../areas/session/tables.ts';
import { createDevice } from '../bench/device.ts';
import { checkLedger } from '../ledger/check.ts';
import { openDatabase } from '../platform/db/open.ts';
import { people, seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { newDatabase } from '../testing/postgres/database.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { testKeys } from '../testing/test-settings.ts';

const databaseUrl = await newDatabase({ isEmpty: true });
const started: SpawnedServer[] = [];
afterAll(() => Promise.all(started.map(({ kill }) => kill())));

/** Starts the server as `npm start` does, in a process of its own. */
async function startServer(): Promise<SpawnedServer> {
  const server = await spawnServer(new URL('../main.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    STEERING: '1',
    SERVER_KEYS: testKeys.join(','),
  });
  started.push(server);
  return server;
}

describe('two processes that are started at once on an empty database', () => {
  it('share people, sessions, nonces, keys and business time, and one goes on when the other is killed', async () => {
    const [one, other] = await Promise.all([startServer(), startServer()]);
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
    try {
      expect(await db.$count(employees)).toBe(people.length);
      const origins = [one.origin, other.origin];
      let sent: Request | undefined;
      let turn = 0;
      const device = createDevice('http://server', (request) => {
        turn += 1;
        const url = request.url.replace('http://server', origins[turn % origins.length] ?? one.origin);
        sent = new Request(url, request.clone());
        return fetch(new Request(url, request));
      });
      await device.signIn(mayaTorres.email, seedPassphrase);
      const money = device.client(moneyContract);
      expect(await money.getAvailableFunds()).toEqual(await money.getAvailableFunds());

      if (!sent) throw new Error('Nothing was sent.');
      const { pathname } = new URL(sent.url);
      const replayed = await Promise.all(
        origins.map(async (origin) => (await fetch(new Request(origin + pathname, sent))).json()),
      );
      expect(replayed.map(({ error }) => error.apiErrorCode)).toEqual(['ReplayRefused', 'ReplayRefused']);

      const clockOf = async (origin: string, init?: RequestInit) =>
        Date.parse((await (await fetch(`${origin}/sandbox/clock?format=json`, init)).json()).now);
      const before = await clockOf(other.origin);
      const hour = 3_600_000;
      const onward = { method: 'POST', body: JSON.stringify({ advanceMs: hour }) };
      await Promise.all(origins.map((origin) => clockOf(origin, onward)));
      for (const origin of origins) expect((await clockOf(origin)) - before).toBeGreaterThanOrEqual(2 * hour);

      const { instruments } = await money.getInstruments();
      const quoted = await money.previewTransaction({ amount: 20, instrumentId: instruments[0]?.id ?? 0 });
      const input = { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
      const context = { idempotencyKey: crypto.randomUUID() };
      const made = await db.$count(transactions);
      const atOnce = Array.from({ length: 8 }, () => money.performTransaction(input, { context }));
      // Killed with answers still on their way: whatever becomes of those, the key knows.
      setTimeout(() => one.kill(), 15);
      const answers = await Promise.allSettled(atOnce);
      await one.isOver;
      origins.shift();
      const receipt = await money.performTransaction(input, { context });
      for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value).toEqual(receipt);
      expect(await db.$count(transactions)).toBe(made + 1);
      expect(await checkLedger(db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });

      await other.stop();
      expect(await other.isOver).toEqual([0, null]);
    } finally {
      await close();
    }
  });
});
