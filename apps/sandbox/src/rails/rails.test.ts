import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox } from '../testing/open.ts';
import { railOverHttp } from './http/rail-client.ts';
import { startRailServer } from './http/rail-server.ts';
import { type RailOrder, type RailScenario, type Rails, railBooks } from './index.ts';

const secret = 'a-secret-that-only-tests-share-with-a-rail';
const sandbox = await openSandbox({ seeds: [] });
const server = await startRailServer({ dataDir: 'memory://', secret });
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const all = {
  'in this process': railBooks(sandbox.db),
  'over HTTP': railOverHttp({ url: server.url, secret }),
} satisfies Record<string, Rails>;

const at = new Date('2026-10-16T16:00:00Z');
const later = new Date('2026-10-20T16:00:00Z');

describe.each(Object.entries(all))('a rail %s', (_where, rails) => {
  beforeEach(() => rails.adopt([]));

  const order = (change: Partial<RailOrder> = {}): RailOrder => ({
    ...{ reference: 'T-1:principal', rail: 'ach', isCharge: false, amountMinor: 4001, at },
    ...{ instrument: { id: 7, refusesPayouts: false }, destination: { kind: 'name' } },
    ...change,
  });
  const due = { refusesPayouts: false, at: later };
  const taken = async (scenario: RailScenario, change: Partial<RailOrder> = {}) => {
    await rails.setScenario(7, scenario);
    return rails.take(order(change));
  };

  it('takes a payment once, and answers a second time as the first, whatever it is asked then', async () => {
    const first = await rails.take(order());
    expect(first).toMatchObject({ state: 'taken', amountMinor: 4001, paidMinor: 0, receivedAt: at });
    await rails.setScenario(7, 'Refuses');
    expect(await rails.take(order({ amountMinor: 9, at: later }))).toEqual(first);
    expect(await rails.find('T-1:principal')).toEqual(first);
    expect(await rails.find('T-2:principal')).toBeUndefined();
  });

  it('that can’t be reached throws and has nothing', async () => {
    await expect(taken('IsDown')).rejects.toThrow('reached');
    expect(await rails.find('T-1:principal')).toBeUndefined();
  });

  it.each([
    ['Pays', { state: 'paid', paidMinor: 4001 }],
    ['PaysHalf', { state: 'paid', paidMinor: 2000 }],
    ['RefusesLate', { state: 'returned', paidMinor: 0, reason: 'RefusedByBank' }],
    ['R01', { state: 'returned', paidMinor: 0, reason: 'InsufficientFunds' }],
    ['LateR01', { state: 'paid', paidMinor: 4001, returnsWith: 'R01' }],
  ] as const)('says how a payment ended, the same each time: %s', async (scenario, ended) => {
    await taken(scenario);
    const said = await rails.outcome('T-1:principal', due);
    expect(said).toMatchObject(ended);
    await rails.setScenario(7, 'Pays');
    expect(await rails.outcome('T-1:principal', due)).toEqual(said);
  });

  it('refuses at once, and then never pays', async () => {
    expect(await taken('Refuses')).toMatchObject({ state: 'refused', reason: 'RefusedByBank' });
    expect(await rails.outcome('T-1:principal', due)).toMatchObject({ state: 'refused', paidMinor: 0 });
  });

  it('holds until somebody decides; the first decision counts', async () => {
    expect(await taken('Holds')).toMatchObject({ state: 'held' });
    expect(await rails.outcome('T-1:principal', due)).toMatchObject({ state: 'held' });
    expect(await rails.endHold('T-1:principal', 'taken', at)).toMatchObject({ state: 'taken' });
    expect(await rails.endHold('T-1:principal', 'expired', later)).toMatchObject({ state: 'taken' });
  });

  it.each([
    ['Travels', 'taken'],
    ['HoldsLate', 'held'],
  ] as const)('has not decided yet when it was due (%s), and does later', async (scenario, state) => {
    await taken(scenario);
    const first = await rails.outcome('T-1:principal', due);
    expect(first).toMatchObject({ state, paidMinor: 0 });
    expect(await rails.outcome('T-1:principal', due)).toEqual(first);
    await rails.setScenario(7, 'Pays');
    expect(await rails.outcome('T-1:principal', due)).toMatchObject({
      ...{ state: 'paid', paidMinor: 4001, reason: null },
    });
  });

  it('may have paid what it is to call back, or keep it', async () => {
    await taken('PaysInstead');
    expect(await rails.callBack(order({ reference: 'T-1:principal' }))).toMatchObject({
      state: 'paid',
      paidMinor: 4001,
    });
    await taken('CallsNothingBack', { reference: 'T-2:principal' });
    expect(await rails.callBack(order({ reference: 'T-2:principal' }))).toMatchObject({ state: 'taken' });
    await rails.outcome('T-2:principal', due);
    expect(await rails.sendBack('T-2:principal', later)).toMatchObject({ state: 'paid', paidMinor: 4001 });
  });

  it('calls back what is on its way and a charge, not what has arrived', async () => {
    await taken('Pays');
    const charge = order({ reference: 'T-1:fee', isCharge: true, rail: 'card' });
    await rails.take(charge);
    for (const reference of ['T-1:principal', 'T-1:fee']) await rails.outcome(reference, due);
    expect(await rails.callBack(order({ reference: 'T-1:principal' }))).toMatchObject({
      state: 'paid',
      paidMinor: 4001,
    });
    expect(await rails.callBack(charge)).toMatchObject({ state: 'voided', paidMinor: 0 });
    await rails.take(order({ reference: 'T-2:principal' }));
    expect(await rails.callBack(order({ reference: 'T-2:principal' }))).toMatchObject({ state: 'voided' });
    expect(await rails.outcome('T-2:principal', due)).toMatchObject({ state: 'voided', paidMinor: 0 });
  });

  it('never takes what was called back before it had it', async () => {
    expect(await rails.callBack(order())).toMatchObject({ state: 'voided', paidMinor: 0 });
    expect(await rails.take(order())).toMatchObject({ state: 'voided', paidMinor: 0 });
    expect(await rails.outcome('T-1:principal', due)).toMatchObject({ state: 'voided', paidMinor: 0 });
  });

  it('sends back what has arrived, once', async () => {
    await taken('LateR01');
    await rails.outcome('T-1:principal', due);
    const back = await rails.sendBack('T-1:principal', later);
    expect(back).toMatchObject({ state: 'returned', paidMinor: 0, reason: 'InsufficientFunds' });
    expect(await rails.sendBack('T-1:principal', at)).toEqual(back);
  });

  it('gives a statement by pages in the order of the references’ bytes, and what changed last', async () => {
    for (const [day, id] of ['T-b', 'T-B', 'D-9:1', 'T-a'].entries())
      await rails.take(order({ reference: `${id}:principal`, at: new Date(at.getTime() + day) }));
    const names = (page: readonly { readonly reference: string }[]) =>
      page.map(({ reference }) => reference.replace(':principal', ''));
    expect(names(await rails.statement({ after: '', most: 3 }))).toEqual(['D-9:1', 'T-B', 'T-a']);
    expect(names(await rails.statement({ after: 'T-a:principal', most: 3 }))).toEqual(['T-b']);
    expect(names(await rails.latest(2))).toEqual(['T-a', 'D-9:1']);
  });
});

it('a rail over HTTP answers nobody who doesn’t know the secret', async () => {
  const stranger = railOverHttp({ url: server.url, secret: `${secret}?` });
  await expect(stranger.find('T-1:principal')).rejects.toThrow('401');
});
