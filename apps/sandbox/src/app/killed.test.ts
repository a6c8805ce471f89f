import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { recoveryContract } from '@dayfare/api/money/recovery/recovery-contract';
import { proofsContract } from '@dayfare/api/money/settings/proofs-contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createDevice } from '../bench/device.ts';
import { checkLedger } from '../ledger/check.ts';
import { journalEntries } from '../ledger/tables.ts';
import { instrumentMoves } from '../money/core/move-tables.ts';
import { status } from '../money/core/status.ts';
import { transactions } from '../money/core/tables.ts';
import { checkRails } from '../money/payments/agree.ts';
import { recoveries } from '../money/recovery/tables.ts';
import { railOverHttp } from '../rails/http/rail-client.ts';
import { startRailServer } from '../rails/http/rail-server.ts';
import { railBooks } from '../rails/index.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { theoBrandt } from '../seeds/people/theo-brandt.ts';
import { type KillableServer, startKillable } from '../testing/kill.ts';
import { openSandbox } from '../testing/open.ts';
import { newDatabase } from '../testing/postgres/database.ts';

const secret = 'a-secret-that-only-tests-share-with-a-rail';
const rail = await startRailServer({ dataDir: 'memory://', secret });
afterAll(() => rail.close());

const hour = 3_600_000;
const day = 24 * hour;

const signedIn = async ({ origin }: KillableServer, email: string) => {
  const device = createDevice(origin);
  await device.signIn(email, seedPassphrase);
  return device;
};
const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });

/** Promises wages and held money to a bank that is going to send both back. Gives the ids. */
async function promise(server: KillableServer) {
  const device = await signedIn(server, mayaTorres.email);
  const money = device.client(moneyContract);
  const [bank] = (await money.getInstruments()).instruments;
  const to = bank?.id ?? 0;
  await server.steer('rails', { id: to, scenario: 'LateR01' });
  await server.steer('accounts/held', { email: mayaTorres.email, pot: 'Card', minor: 100_00 });
  const { instruments } = await money.getInstruments();
  const from = instruments.find(({ id }) => id > to && !instruments.slice(0, 2).some((one) => one.id === id));
  const { previewId, contractIds } = await money.previewTransaction({ amount: 20, instrumentId: to });
  const sent = await money.performTransaction({ previewId, contractsAccepted: contractIds }, keyed());
  const moved = await device
    .client(movesContract)
    .transferMoneyBetweenInstruments(
      { fromInstrumentID: from?.id ?? 0, toInstrumentID: to, amount: 30 },
      keyed(),
    );
  return { wages: sent.transactionID, move: moved.transferID };
}

async function debit(server: KillableServer, key: string) {
  const device = await signedIn(server, theoBrandt.email);
  const [{ id: deductionID = 0 } = {}] = (await device.client(proofsContract).getMissingClearDeductionDates())
    .dates;
  const [{ id: instrumentID = 0 } = {}] = (await device.client(moneyContract).getInstruments()).instruments;
  return device
    .client(recoveryContract)
    .performAccessPlusDebitRecoveryTransaction({ instrumentID, deductionID }, keyed(key));
}

const isThorough = process.env.SWEEP === '1';
/** Over HTTP, what counts is that the rail has it and its answer is lost. */
const lost = isThorough ? /^after/ : /^after take/;
/** Each step on one of its sides; `pnpm sweep` kills on both. */
const sampled =
  /^(?:before|after) take T-|^after (?:outcome|sendBack) M-|^before outcome T-|^(?:after take|before outcome) C-/;

describe.each(['in the same database', 'over HTTP'] as const)(
  'a server that is killed, with rails %s',
  (where) => {
    const isRemote = where === 'over HTTP';
    const world: { databaseUrl: string; ids?: { wages: string; move: string } } = { databaseUrl: '' };
    const start = (kill?: string) =>
      startKillable({
        databaseUrl: world.databaseUrl,
        ...(isRemote && { rail: { url: rail.url, secret } }),
        ...(kill && { kill }),
      });
    const key = crypto.randomUUID();

    it('has promised wages and held money', async () => {
      world.databaseUrl = await newDatabase();
      const server = await start();
      world.ids = await promise(server);
      await server.end();
    });

    // Both are asked by the same code.
    const steps = [
      'before take T-',
      'after take T-',
      // What we hold comes first where both are due.
      'after outcome M-',
      'before outcome T-',
      'after outcome T-',
      'after sendBack M-',
      'before sendBack T-',
    ].filter((step) => isThorough || sampled.test(step));
    it.each(isRemote ? steps.filter((step) => lost.test(step)) : steps)('is killed %s', async (kill) => {
      const server = await start(kill);
      await server.steer('clock', { advanceMs: 10 * day });
      expect(await server.isOver).toBe('SIGKILL');
    });

    const whileWaiting = ['before take C-', 'after take C-', 'before outcome C-', 'after outcome C-'].filter(
      (step) => isThorough || sampled.test(step),
    );
    it.each(isRemote ? ['after take C-'] : whileWaiting)(
      'is killed %s while somebody waits for a debit',
      async (kill) => {
        const server = await start(kill);
        await expect(debit(server, key)).rejects.toThrow();
        expect(await server.isOver).toBe('SIGKILL');
      },
    );

    it('and started again, has lost nothing and done nothing twice', async () => {
      const server = await start();
      expect(await debit(server, key)).toEqual({ isRecovered: true, outcome: null });
      await server.steer('clock', { advanceMs: 20 * day });
      await server.end();
      const sandbox = await openSandbox({ databaseUrl: world.databaseUrl, clock: Date.now });
      const { db } = sandbox;
      const rails = isRemote ? railOverHttp({ url: rail.url, secret }) : railBooks(db);
      const { wages = '', move = '' } = world.ids ?? {};
      const made = (await db.select().from(transactions)).find(({ id }) => id === wages);
      expect(made).toMatchObject({
        status: status.failed,
        statusReason: 'InsufficientFunds',
        returnedMinor: 20_00,
      });
      expect(await db.select().from(instrumentMoves)).toMatchObject([
        { id: move, status: status.failed, statusReason: 'InsufficientFunds', returnedMinor: 30_00 },
      ]);
      const debits = await db.select().from(recoveries);
      expect(debits).toMatchObject([{ isRecovered: true, idempotencyKey: key }]);
      const ids = [wages, move, `C-${debits[0]?.id}`];
      const atRail = await rails.statement({ after: '', most: 1000 });
      const mine = atRail.filter(({ reference }) => ids.some((id) => reference.startsWith(id)));
      expect(mine.map(({ state, amountMinor }) => `${state} ${amountMinor}`).toSorted()).toEqual([
        ...['paid 8000', 'returned 2000', 'returned 3000'],
      ]);
      const entries = (await db.select().from(journalEntries)).filter(({ orderId }) =>
        ids.includes(orderId ?? ''),
      );
      const kinds = (id: string) => entries.filter(({ orderId }) => orderId === id).map(({ kind }) => kind);
      expect(kinds(wages)).toEqual(['transfer', 'settlement', 'reversal']);
      expect(kinds(move)).toEqual(['between', 'settlement', 'reversal']);
      expect(kinds(ids[2] ?? '')).toEqual(['recovery']);
      expect(await checkLedger(db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
      expect(await checkRails(db, rails)).toEqual({ differing: [], misjudged: [], misbooked: [] });
      await sandbox.close();
    });
  },
);
