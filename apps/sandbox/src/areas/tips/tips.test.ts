import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { tipsContract } from '@dayfare/api/tips/contract';
import { availabilityReason, instrumentKind, instrumentSubType } from '@dayfare/domain/money';
import { type TipsMode, tipsMode } from '@dayfare/domain/tips';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { outbox } from '../../platform/http/tables.ts';
import { darioConti } from '../../seeds/people/dario-conti.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { yaraHaddad } from '../../seeds/people/yara-haddad.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, darioConti, yaraHaddad] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 86_400_000;
const balanced = { sum: 0, unbalanced: [], overdrawn: [] };
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function steer(path: string, body: Readonly<Record<string, unknown>>) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await sandbox.app.request(`http://localhost/sandbox/tips${path}`, init);
  expect(response.status).toBe(200);
}

async function person(seed = darioConti) {
  const device = await sandbox.signedIn(seed);
  const calls = device.client(tipsContract);
  const { contracts } = await device
    .client(contractsContract)
    .getContractByType({ id: 0, contractType: 25, isCardContract: false, userSentBrandingType: 0 });
  const accept = async () => {
    for (const { id } of contracts)
      await device.client(contractsContract).saveContract({ id, contractType: 25, userSentBrandingType: 0 });
  };
  const setUp = async (instrument = 0) => {
    await accept();
    await calls.saveTipsSetting({ setting: 'Tips' });
    const { accounts } = await calls.getTips();
    await calls.linkTipsAccount({ instrumentID: accounts[instrument]?.instrumentID ?? 0 });
    return calls.optInToTips({ isOptedIn: true });
  };
  const report = (kind: 'Tips' | 'Mileage', minor: number) => steer('', { email: seed.email, kind, minor });
  const states = async () => (await calls.getTips()).deposits.map(({ state }) => state);
  return { device, calls, accept, setUp, report, states };
}

const setMode = (mode: TipsMode) => steer('/mode', { email: darioConti.email, mode });

describe('the steps', () => {
  it('go on where somebody stopped, in the order of the documents, with contract 25, and nobody opts in before the others are done [tips-004] [tips-005]', async () => {
    const { calls, accept } = await person();
    const undone = async () =>
      (await calls.getTips()).steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
    expect(await undone()).toEqual(['AcceptTerms', 'TipsSetting', 'LinkTipsAccount', 'OptIn']);
    expect(await codeOf(calls.optInToTips({ isOptedIn: true }))).toBe('TipsStepsMissing');
    await accept();
    expect((await undone())[0]).toBe('TipsSetting');
    await calls.saveTipsSetting({ setting: 'Tips' });
    expect((await undone())[0]).toBe('LinkTipsAccount');
    const { accounts } = await calls.getTips();
    expect(await codeOf(calls.linkTipsAccount({ instrumentID: 999_999 }))).toBe('InstrumentNotUsable');
    await calls.linkTipsAccount({ instrumentID: accounts[0]?.instrumentID ?? 0 });
    expect(await undone()).toEqual(['OptIn']);
    await calls.optInToTips({ isOptedIn: true });
    expect(await undone()).toEqual([]);
  });

  it('end with an account to choose when a payout came back [tips-004] [tips-006]', async () => {
    const { calls, report, states } = await person(yaraHaddad);
    const failed = await calls.getTips();
    expect(failed.steps.at(-1)).toEqual({ step: 'DisbursementFailed', isDone: false });
    expect(failed).toMatchObject({ waiting: 52, isOptedIn: true });
    expect((await states())[0]).toBe('failed');
    // What comes in meanwhile stays with us.
    await report('Tips', 10_00);
    await sandbox.advance(2 * day);
    expect(await states()).toEqual(['waiting', 'failed', 'paid', 'paid', 'paid']);
    const [text] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(text?.body).toContain('Choose an account in the app');
    const card = failed.accounts.find(({ name }) => name.includes('9282'));
    await calls.linkTipsAccount({ instrumentID: card?.instrumentID ?? 0 });
    await sandbox.advance(day);
    expect(await calls.getTips()).toMatchObject({ waiting: 0, account: card });
    expect(await states()).toEqual(['paid', 'paid', 'paid', 'paid', 'paid']);
    expect(await checkLedger(sandbox.db)).toEqual(balanced);
  });
});

describe('what an employer reports', () => {
  it('comes with pay until somebody opts in, then goes out early, each once [tips-002] [tips-008]', async () => {
    const { device, calls, setUp, report } = await person();
    await report('Tips', 20_00);
    await setUp(1);
    await report('Tips', 86_40);
    await report('Mileage', 9_00);
    await sandbox.advance(day);
    const { deposits, thisMonth, waiting } = await calls.getTips();
    expect(deposits.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      [5, 9, 'withPay'],
      [4, 86.4, 'paid'],
      [4, 20, 'withPay'],
    ]);
    expect({ thisMonth, waiting }).toEqual({ thisMonth: 115.4, waiting: 0 });
    const { instruments } = await device.client(moneyContract).getInstruments();
    const pots = instruments.filter(
      ({ instrumentType }) => instrumentType === instrumentKind.toWire('TimelyTips'),
    );
    expect(pots.map(({ instrumentSubType: sub }) => instrumentSubType.fromWire(sub))).toEqual(['Tips']);
    await sandbox.advance(3 * day);
    expect((await calls.getTips()).deposits[1]?.state).toBe('paid');
    expect(await checkLedger(sandbox.db)).toEqual(balanced);
  });

  it('is held apart: a reward that comes in meanwhile is put elsewhere', async () => {
    const { device, setUp, report } = await person();
    await setUp();
    await report('Tips', 30_00);
    const answer = await sandbox.app.request('http://localhost/sandbox/accounts/reward', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: darioConti.email, minor: 15_00 }),
    });
    expect(answer.status).toBe(200);
    const { instruments } = await device.client(moneyContract).getInstruments();
    const kinds = instruments.map(({ instrumentType }) => instrumentKind.fromWire(instrumentType));
    expect(kinds).toContain('TimelyTips');
    expect(kinds).toContain('DirectAccumulatedBalance');
    expect(await checkLedger(sandbox.db)).toEqual(balanced);
  });

  it('is its person’s: what we hold of it is moved out by hand during a pause of early pay', async () => {
    const { device, calls } = await person(yaraHaddad);
    const { waiting, accounts } = await calls.getTips();
    const { instruments } = await device.client(moneyContract).getInstruments();
    const isPot = (one: { instrumentType: number }) =>
      instrumentKind.fromWire(one.instrumentType) === 'TimelyTips';
    const place = accounts.find(({ name }) => name.includes('9282'));
    await device.client(pauseOrCloseContract).pauseService({ until: null });
    const moved = await device.client(movesContract).transferMoneyBetweenInstruments(
      {
        ...{ fromInstrumentID: instruments.find(isPot)?.id ?? 0, amount: 10 },
        toInstrumentID: place?.instrumentID ?? 0,
      },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
    expect(moved.balanceAfter).toBe(waiting - 10 - moved.fee);
  });

  it('waits nowhere once somebody ends it: the next comes with pay again', async () => {
    const { calls, setUp, report, states } = await person();
    await setUp();
    await report('Tips', 30_00);
    await sandbox.advance(60_000);
    await calls.optInToTips({ isOptedIn: false });
    await report('Tips', 15_00);
    await sandbox.advance(60_000);
    expect(await states()).toEqual(['withPay', 'onItsWay']);
  });

  it('is found by kind, state and day [tips-008]', async () => {
    const { calls } = await person(yaraHaddad);
    const all = await calls.getTipsHistory({ count: 100 });
    expect(all).toMatchObject({ total: 5, currency: 'USD' });
    expect(await calls.getTipsHistory({ count: 2 })).toMatchObject({ total: 5, deposits: { length: 2 } });
    const mileage = await calls.getTipsHistory({ count: 100, kind: 5 });
    expect(mileage.deposits.map(({ amount }) => amount)).toEqual([12.6, 9.75]);
    expect((await calls.getTipsHistory({ count: 100, state: 'failed' })).total).toBe(1);
    const from = all.deposits[1]?.workedOn ?? '';
    expect((await calls.getTipsHistory({ count: 100, from })).total).toBe(2);
    expect((await calls.getTipsHistory({ count: 100, to: from, kind: 4 })).total).toBe(2);
  });
});

describe('the mode of the employer', () => {
  it('is in the answer of the sign-in, in start-up data of module 10, and decides what can be taken early [tips-003] [tips-007]', async () => {
    const { device, calls } = await person();
    const user = await device.signIn(darioConti.email, 'Early-Bird-2026!');
    expect(user.timelyTipsStatus).toBe(2);
    const values = async () => {
      const list = await device
        .client(startupContract)
        .startupDataV2({ LivelyModule: 10, IncludeShared: false });
      return Object.fromEntries(list.map(({ key, value }) => [key, value]));
    };
    expect(await values()).toEqual({ IsTimelyTipsOffered: '1', IsTimelyTipsOptedIn: '0' });
    await setMode('TimelyTipsOnly');
    expect(tipsMode.fromWire((await calls.getTips()).mode)).toBe('TimelyTipsOnly');
    const { availabilityReason: reason } = await device.client(moneyContract).getAvailableFunds();
    expect(availabilityReason.fromWire(reason)).toBe('EmployerPaused');
    await setMode('Disable');
    expect(await codeOf(calls.getTips())).toBe('TipsNotOffered');
    expect(await values()).toEqual({ IsTimelyTipsOffered: '0', IsTimelyTipsOptedIn: '0' });
  });

  it('is Disable for people of other employers [tips-003]', async () => {
    const { calls } = await person(mayaTorres);
    expect(await codeOf(calls.getTips())).toBe('TipsNotOffered');
    expect(await codeOf(calls.getTipsHistory({ count: 1 }))).toBe('TipsNotOffered');
  });
});
