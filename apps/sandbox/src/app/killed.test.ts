import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { recoveryContract } from '@dayfare/api/money/recovery/recovery-contract';
import { proofsContract } from '@dayfare/api/money/settings/proofs-contract';
import { afterAll, describe, expect, it } from 'vitest';
import { instrumentMoves } from '../areas/money/core/move-tables.ts';
import { status } from '../areas/money/core/status.ts';
import { transactions } from '../areas/money/core/tables.ts';
import { checkRails } from '../areas/money/payments/agree.ts';
import { recoveries } from '../areas/money/recovery/tables.ts';
import { createDevice } from '../bench/device.ts';
import { checkLedger } from '../ledger/check.ts';
import { journalEntries } from '../ledger/tables.ts';
import { railOverHttp } from '../rails/http/rail-client.ts';
import { startRailServer } from '../rails/http/rail-server.ts';
import { railBooks } from '../rails/index.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { theoBrandt } from '../seeds/people/theo-brandt.ts';
import { type KillableServer, startKillable } from '../testing/kill.ts';
import { openSandbox } from '../testing/open.ts';
import { newDatabase } from '../testing/postgres/database.ts';
import { sampleOf } from '../testing/sample.ts';

const secret = 'a-secret-that-only-tests-share-with-a-rail';
const rail = await startRailServer({ dataDir: 'memory://', secret });
afterAll(() => rail.close());

const hour = 3_600_000;
const day = 24 * hour;

const signedIn = async ({ origin }: Pick<KillableServer, 'origin'>, email: string) => {
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

async function debit(server: Pick<KillableServer, 'origin'>, key: string) {
  const device = await signedIn(server, theoBrandt.email);
  const [{ id: deductionID = 0 } = {}] = (await device.client(proofsContract).getMissingClearDeductionDates())
    .dates;
  const [{ id: instrumentID = 0 } = {}] = (await device.client(moneyContract).getInstruments()).instruments;
  return device
    .client(recoveryContract)
    .performAccessPlusDebitRecoveryTransaction({ instrumentID, deductionID }, keyed(key));
}

const places = ['in the same database', 'over HTTP'] as const;
/** The moments at which a server is killed, in the order in which they come: side, question, and what it is about. */
const moments = [
  'before take T-',
  'after take T-',
  // What we hold comes first where both are due.
  'before outcome M-',
  'after outcome M-',
  'before outcome T-',
  'after outcome T-',
  'before sendBack M-',
  'after sendBack M-',
  'before sendBack T-',
  'after sendBack T-',
  // While somebody waits for a debit.
  'before take C-',
  'after take C-',
  'before outcome C-',
  'after outcome C-',
] as const;
/** Over HTTP, what counts is that the rail has it and its answer is lost. */
const kills = places.flatMap((where) =>
  moments
    .filter((moment) => where === 'in the same database' || moment.startsWith('after'))
    .map((moment) => ({ where, moment })),
);
const isDebit = (moment: string) => moment.endsWith('C-');
/** Both sides of each question, each kind of promise, and a taken promise and a taken debit whose answers are lost on their way. */
const chosen = sampleOf(
  kills,
  ({ where, moment }) => `${where} ${moment}`,
  ({ where, moment }) => [
    ...[moment.slice(0, -3), moment.slice(-2)],
    ...(where === 'over HTTP' && moment.startsWith('after take') ? [`lost ${moment}`] : []),
  ],
);

describe.each(places)('a server that is killed, with rails %s', (where) => {
  const isRemote = where === 'over HTTP';
  const here = chosen.filter((kill) => kill.where === where).map(({ moment }) => moment);
  const world: { databaseUrl: string; ids?: { wages: string; move: string }; first?: KillableServer } = {
    databaseUrl: '',
  };
  const start = (kill: string) =>
    startKillable({
      ...{ databaseUrl: world.databaseUrl, kill },
      ...(isRemote && { rail: { url: rail.url, secret } }),
    });
  const key = crypto.randomUUID();

  it('has promised wages and held money', async () => {
    world.databaseUrl = await newDatabase();
    // It is the first to be killed, when what it has promised is due.
    world.first = await start(here[0] ?? '');
    world.ids = await promise(world.first);
  });

  it.each(here)('is killed %s', async (kill) => {
    const server = world.first ?? (await start(kill));
    delete world.first;
    if (isDebit(kill)) await expect(debit(server, key)).rejects.toThrow();
    else await server.steer('clock', { advanceMs: 10 * day });
    expect(await server.isOver).toEqual([null, 'SIGKILL']);
  });

  it('and started again, has lost nothing and done nothing twice', async () => {
    const remote = isRemote ? { rails: railOverHttp({ url: rail.url, secret }) } : {};
    const sandbox = await openSandbox({ ...remote, databaseUrl: world.databaseUrl, clock: Date.now });
    const { db } = sandbox;
    const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
    expect(await debit({ origin }, key)).toEqual({ isRecovered: true, outcome: null });
    await sandbox.advance(20 * day);
    const rails = remote.rails ?? railBooks(db);
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
});
