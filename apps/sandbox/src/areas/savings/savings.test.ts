import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { spendingLimitsContract } from '@dayfare/api/money/settings/spending-limits-contract';
import { savingsContract, type WireSaveGoal } from '@dayfare/api/savings/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { minorUnits } from '@dayfare/domain/money';
import { goalPicture, goalStatus } from '@dayfare/domain/savings';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../bench/device.ts';
import { checkLedger } from '../../ledger/check.ts';
import { outbox } from '../../platform/http/tables.ts';
import { elenaDuarte } from '../../seeds/people/elena-duarte.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { nadiaRahman } from '../../seeds/people/nadia-rahman.ts';
import { openSandbox } from '../../testing/open.ts';
import { authorise } from '../card/index.ts';

// Friday, October 16, 2026, noon in New York.
const sandbox = await openSandbox({ seeds: [mayaTorres, elenaDuarte, nadiaRahman] });
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const minute = 60_000;
const day = 24 * 60 * minute;
const callsOf = (device: Device) => device.client(savingsContract);
const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const sound = { sum: 0, unbalanced: [], overdrawn: [] };
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const stateOf = ({ status }: { status: number }) => goalStatus.fromWire(status);
const texts = async () =>
  (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(8)).map(({ body }) => body);
const steer = async (path: string, body?: object) => {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await sandbox.app.request(`http://localhost/sandbox/${path}`, {
    ...init,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
  return answer.json() as Promise<{ id: number }>;
};

async function person(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const savings = callsOf(device);
  const { contractIds } = await savings.getGoals();
  const command: WireSaveGoal = {
    ...{ goalID: null, name: 'Trip', picture: 1, goalAmount: 60, depositAmount: 20, frequency: 1 },
    ...{ startDate: '2026-10-19', endDate: '2026-11-02', fromInstrumentID: null },
    ...{ roundUpTo: null, partOfTransfers: null, contractsAccepted: contractIds },
  };
  const save = (change: Partial<WireSaveGoal> = {}, key?: string) =>
    savings.saveGoal({ ...command, ...change }, keyed(key));
  const deposit = (goalID: number, amount: number, fromInstrumentID: number | null = null, key?: string) =>
    savings.depositToGoal({ goalID, fromInstrumentID, amount }, keyed(key));
  const withdraw = (goalID: number, toInstrumentID: number, amount: number, key?: string) =>
    savings.withdrawFromGoal({ goalID, toInstrumentID, amount }, keyed(key));
  const turn = (goalID: number, to: 'Paused' | 'Resumed' | 'Cancelled' | 'Archived') =>
    savings.changeGoal({ goalID, status: goalStatus.toWire(to) });
  const goal = async (id: number) => {
    const found = (await savings.getGoals()).goals.find(({ goalID }) => goalID === id);
    if (!found) throw new Error(`There is no goal ${id}.`);
    return found;
  };
  /** What the history says is in a goal. */
  const added = async (id: number) =>
    (await savings.getGoalHistory({ id })).entries
      .filter(({ state }) => state === 'done' || state === 'onItsWay')
      .reduce((sum, { kind, amount }) => sum + (kind === 'deposit' ? amount : -amount), 0);
  const { instruments } = await device.client(moneyContract).getInstruments();
  const idOf = (kind: number) => instruments.find((one) => one.instrumentType === kind)?.id ?? 0;
  return { device, savings, save, deposit, withdraw, turn, goal, added, bank: idOf(1), card: idOf(2) };
}

describe('a goal', () => {
  it('is saved for week by week from pay, tells of its milestones, and ends by itself [savings-004] [savings-005]', async () => {
    const { save, goal, added, savings } = await person();
    const { goalID: id, next } = await save();
    expect(next).toEqual({ date: '2026-10-19', amount: 20 });
    for (const expected of [20, 40]) {
      await sandbox.advance(expected === 20 ? 3 * day : 7 * day);
      await sandbox.advance(5 * minute);
      expect((await goal(id)).balance).toBe(expected);
    }
    expect((await texts()).join()).toMatch(/halfway to “Trip”: \$40\.00 saved/);
    await sandbox.advance(7 * day + 5 * minute);
    expect(await goal(id)).toMatchObject({ balance: 60, next: null, status: goalStatus.toWire('Achieved') });
    expect((await texts()).join()).toMatch(/reached your goal “Trip”: \$60\.00/);
    await sandbox.advance(21 * day);
    expect((await goal(id)).balance).toBe(60);
    expect(await added(id)).toBe(60);
    const { entries } = await savings.getGoalHistory({ id });
    expect(entries.map(({ how, state }) => [how, state])).toEqual(Array(3).fill(['scheduled', 'done']));
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is paused and resumed without making up for what was missed, cancelled, emptied and archived', async () => {
    const { save, turn, goal, withdraw, deposit, bank } = await person();
    const { goalID: id } = await save();
    expect(stateOf(await turn(id, 'Paused'))).toBe('Paused');
    expect((await turn(id, 'Paused')).next).toBeNull();
    await sandbox.advance(10 * day);
    expect((await goal(id)).balance).toBe(0);
    expect((await turn(id, 'Resumed')).next).toEqual({ date: '2026-11-02', amount: 20 });
    await deposit(id, 30);
    await sandbox.advance(5 * minute);
    expect((await turn(id, 'Cancelled')).next).toBeNull();
    expect(await codeOf(turn(id, 'Archived'))).toBe('GoalHoldsMoney');
    expect(await codeOf(turn(id, 'Resumed'))).toBe('GoalNotChangeable');
    expect(await codeOf(deposit(id, 10))).toBe('GoalNotChangeable');
    const { balanceAfter, fee } = await withdraw(id, bank, 30);
    expect([balanceAfter, fee]).toEqual([0, 0]);
    expect(stateOf(await turn(id, 'Archived'))).toBe('Archived');
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('holds what was put aside: it is taken out during a pause of early pay, and limits of one’s own neither stop nor count it', async () => {
    const { device, save, deposit, withdraw, goal, bank } = await person();
    const { goalID: id } = await save({ goalAmount: 200 });
    await deposit(id, 60);
    await sandbox.advance(5 * minute);
    const limits = device.client(spendingLimitsContract);
    await limits.saveOwnLimit({ span: 'day', amount: 60 });
    const used = async () => (await limits.getOwnLimits()).limits.find(({ span }) => span === 'day')?.used;
    expect(await used()).toBe(60);
    expect(await withdraw(id, bank, 25)).toMatchObject({ balanceAfter: 35, fee: 0 });
    expect(await used()).toBe(60);
    await device.client(pauseOrCloseContract).pauseService({ until: null });
    expect(await withdraw(id, bank, 5)).toMatchObject({ balanceAfter: 30 });
    // From pay is taken early, and stays shut; what a person has elsewhere with us is theirs, too.
    expect(await codeOf(deposit(id, 10))).toBe('PausedByYou');
    const { id: pot } = await steer('accounts/held', { email: mayaTorres.email, pot: 'Card', minor: 50_00 });
    expect(await codeOf(deposit(id, 10, pot))).toBe('done');
    const between = { fromInstrumentID: pot, toInstrumentID: bank, amount: 10 };
    const move = device.client(movesContract).transferMoneyBetweenInstruments(between, keyed());
    expect(await codeOf(move)).toBe('PausedByYou');
    await sandbox.advance(4 * day);
    expect((await goal(id)).balance).toBe(40);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is one of ten at most that are not put away', async () => {
    const { save, turn, goal } = await person();
    const first = await save({ name: 'Goal 1' });
    for (const picture of goalPicture.names) {
      const { goalID } = await save({ name: `For ${picture}`, picture: goalPicture.toWire(picture) });
      expect(goalPicture.fromWire((await goal(goalID)).picture)).toBe(picture);
    }
    await save({ name: 'Goal 10' });
    expect(await codeOf(save({ name: 'Goal 11' }))).toBe('TooManyGoals');
    await turn(first.goalID, 'Cancelled');
    await turn(first.goalID, 'Archived');
    expect(await codeOf(save({ name: 'Goal 11' }))).toBe('done');
  });

  it('has a name of its own and an amount within bounds, and the refusal says what is allowed [savings-006] [validation-019]', async () => {
    const { save, turn } = await person();
    const { goalID } = await save();
    expect(await codeOf(save({ name: ' trip ' }))).toBe('GoalNameAlreadyExists');
    await expect(save({ name: 'Small', goalAmount: 9.99 })).rejects.toMatchObject({
      ...{ code: 'GoalAmountBelowMinimum', message: expect.stringContaining('$10.00') },
    });
    await expect(save({ name: 'Large', goalAmount: 50_000.01 })).rejects.toMatchObject({
      ...{ code: 'GoalAmountAboveMaximum', message: expect.stringContaining('$50,000.00') },
    });
    for (const wrong of [
      { depositAmount: 1 },
      { startDate: '2026-10-15' },
      { endDate: '2026-10-18' },
      { depositAmount: 501, goalAmount: 1000 },
    ])
      expect(await codeOf(save({ name: 'Other', ...wrong }))).toBe('GoalPlanNotValid');
    expect(await codeOf(save({ name: 'Unread', contractsAccepted: [] }))).toBe('ContractNotAccepted');
    await turn(goalID, 'Cancelled');
    await save();
  });

  it('is started once for a key, changed, and reached at once by a smaller amount', async () => {
    const { save, savings, deposit } = await person();
    const key = crypto.randomUUID();
    const { goalID } = await save({}, key);
    expect((await save({}, key)).goalID).toBe(goalID);
    expect((await savings.getGoals()).goals).toHaveLength(1);
    const moved = await save({ goalID, name: 'Trip home', depositAmount: 30, startDate: '2026-10-20' });
    expect(moved).toMatchObject({ name: 'Trip home', next: { date: '2026-10-20', amount: 30 } });
    await deposit(goalID, 25);
    await sandbox.advance(5 * minute);
    const reached = await save({ goalID, goalAmount: 25, depositAmount: 25, startDate: '2026-10-20' });
    expect([stateOf(reached), reached.next]).toEqual(['Achieved', null]);
  });

  it('belongs to one person: nobody else sees or moves it', async () => {
    const elena = await person(elenaDuarte);
    const maya = await person();
    const [goal] = (await elena.savings.getGoals()).goals;
    const id = goal?.goalID ?? 0;
    expect(await codeOf(maya.withdraw(id, maya.bank, 10))).toBe('GoalNotFound');
    expect(await codeOf(maya.savings.getGoalHistory({ id }))).toBe('GoalNotFound');
    expect(await codeOf(maya.turn(id, 'Paused'))).toBe('GoalNotFound');
  });
});

describe('money of a goal', () => {
  it('comes from pay or from what we hold, once for a key, and never more than is there [savings-010]', async () => {
    const { save, deposit, goal, savings, added } = await person();
    const { id: card } = await steer('accounts/held', { email: mayaTorres.email, pot: 'Card', minor: 50_00 });
    const { goalID: id } = await save({ fromInstrumentID: card });
    const key = crypto.randomUUID();
    expect((await deposit(id, 20, card, key)).balanceAfter).toBe(20);
    expect((await deposit(id, 20, card, key)).balanceAfter).toBe(20);
    expect(await savings.closeDepositKey({ idempotencyKey: key })).toMatchObject({ outcome: 'done' });
    expect(await codeOf(deposit(id, 31, card))).toBe('FundsAmountExceeds');
    const unsent = crypto.randomUUID();
    expect(await savings.closeDepositKey({ idempotencyKey: unsent })).toEqual({ outcome: 'closed' });
    expect(await codeOf(deposit(id, 5, card, unsent))).toBe('TransferClosed');
    expect((await deposit(id, 10)).instrumentID).toBeNull();
    expect(await goal(id)).toMatchObject({ balance: 20, onItsWay: 10 });
    await sandbox.advance(5 * minute);
    expect(await goal(id)).toMatchObject({ balance: 30, onItsWay: 0 });
    await sandbox.advance(3 * day);
    expect((await goal(id)).balance).toBe(50);
    expect(await added(id)).toBe(50);
    expect(await codeOf(deposit(id, 400))).toBe('DailyLimitExceeded');
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('goes to a bank free on the next business day, to a card at once for a fee, and comes back if it fails', async () => {
    const { goal, withdraw, bank, card, savings, added } = await person(elenaDuarte);
    const [first] = (await savings.getGoals()).goals;
    const id = first?.goalID ?? 0;
    const toBank = await withdraw(id, bank, 100);
    expect(toBank).toMatchObject({ fee: 0, balanceAfter: 225 });
    expect(toBank.arrivesAt).toMatch(/^2026-10-19/);
    const toCard = await withdraw(id, card, 20);
    expect(toCard).toMatchObject({ fee: 2.99, balanceAfter: 202.01 });
    expect(await codeOf(withdraw(id, bank, 203))).toBe('FundsAmountExceeds');
    await steer('accounts', { id: bank, state: 'refusing' });
    await withdraw(id, bank, 50);
    await sandbox.advance(2 * day);
    await steer('accounts', { id: bank, state: 'refusing' });
    await sandbox.advance(3 * day);
    const { balance } = await goal(id);
    expect(await added(id)).toBeCloseTo(balance, 2);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('that comes back into a goal which was archived meanwhile is withdrawn from there', async () => {
    const { goal, withdraw, turn, bank, card, savings } = await person(elenaDuarte);
    const id =
      (await savings.getGoals()).goals.find(({ status }) => stateOf({ status }) === 'Achieved')?.goalID ?? 0;
    const { balance } = await goal(id);
    await steer('rails', { id: bank, scenario: 'R03' });
    await withdraw(id, bank, balance);
    expect(stateOf(await turn(id, 'Archived'))).toBe('Archived');
    await sandbox.advance(5 * day);
    expect(await goal(id)).toMatchObject({ balance, status: goalStatus.toWire('Archived') });
    expect(await withdraw(id, card, balance - 2.99)).toMatchObject({ fee: 2.99, balanceAfter: 0 });
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is left out with its reason when there is not enough, and the next day it goes on', async () => {
    const { save, goal, savings } = await person();
    const { goalID: id } = await save({ goalAmount: 1000, depositAmount: 450, endDate: '2026-11-02' });
    await sandbox.advance(3 * day);
    expect(await goal(id)).toMatchObject({ balance: 0, next: { date: '2026-10-26' } });
    const { entries } = await savings.getGoalHistory({ id });
    expect(entries[0]).toMatchObject({ state: 'skipped', how: 'scheduled', amount: 450 });
    expect((await texts()).join()).toMatch(/\$450\.00 for “Trip” was not put aside today\./);
  });

  it('follows its rules: each early transfer is rounded up and a part of it put aside, once', async () => {
    const { device, save, goal, savings, bank, deposit } = await person();
    const { goalID: id } = await save({
      roundUpTo: 10,
      partOfTransfers: 10,
      startDate: '2026-11-19',
      endDate: '2026-12-19',
    });
    await deposit(id, 5);
    const money = device.client(moneyContract);
    const take = async (amount: number) => {
      const quote = await money.previewTransaction({ amount, instrumentId: bank, transferSpeed: 1 });
      await money.performTransaction(
        { previewId: quote.previewId, contractsAccepted: quote.contractIds },
        keyed(),
      );
    };
    await sandbox.advance(minute);
    await take(23);
    await sandbox.advance(day);
    // $7.00 to the next ten and $2.30 of the transfer.
    expect((await goal(id)).balance).toBe(14.3);
    await sandbox.advance(2 * day);
    expect((await goal(id)).balance).toBe(14.3);
    expect((await savings.getGoalHistory({ id })).entries.map(({ how }) => how)).toEqual(['rule', 'byHand']);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is put aside each payday, by the employer’s days', async () => {
    const { save, savings } = await person();
    const { paydays } = await savings.getGoals();
    const [first = '', second = '', third = ''] = paydays;
    const { goalID: id, next } = await save({
      ...{ frequency: 3, depositAmount: 5, startDate: first, endDate: third, goalAmount: 15 },
    });
    expect(next).toEqual({ date: first, amount: 5 });
    const untilMs = (date: string) => Date.parse(`${date}T22:00:00Z`) - sandbox.clock.ms;
    await sandbox.advance(untilMs(first));
    const later = await person();
    expect((await later.goal(id)).next).toEqual({ date: second, amount: 5 });
    expect((await later.savings.getGoalHistory({ id })).entries).toMatchObject([
      { how: 'scheduled', state: 'done', amount: 5 },
    ]);
  });

  it('rounds up card purchases too, from pay', async () => {
    const { save, goal } = await person(nadiaRahman);
    const plan = { startDate: '2026-11-19', endDate: '2026-12-19' };
    const { goalID: id } = await save({ ...plan, roundUpTo: 10, partOfTransfers: 10 });
    const buy = (amount: number, place: string) =>
      sandbox.db.transaction((tx) =>
        authorise(tx, {
          ...{ employeeId: nadiaRahman.id, amount: minorUnits(amount), place, merchant: 'Corner Grocery' },
          at: sandbox.server.clock.now(),
        }),
      );
    await sandbox.advance(minute);
    await buy(23_00, 'Hartford, CT');
    await buy(15_50, '');
    // Declined: nothing is put aside for it.
    await buy(9_999_00, '');
    await sandbox.advance(day);
    // $7.00 and $4.50 to the next ten, and no part of a purchase.
    expect((await goal(id)).balance).toBe(11.5);
    await sandbox.advance(day);
    expect((await goal(id)).balance).toBe(11.5);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is not among the accounts, nor where friends pay to, and has to be taken out before the account closes', async () => {
    const { device, savings } = await person(elenaDuarte);
    const { instruments } = await device.client(moneyContract).getInstruments();
    expect(instruments.map(({ instrumentType }) => instrumentType)).toEqual([1, 2]);
    expect((await savings.getGoals()).balance).toBe(1030);
    const sources = await device
      .client(movesContract)
      .getInstrumentSourceList({ id: instruments[0]?.id ?? 0 });
    expect(sources.sources).toEqual([]);
  });
});

describe('savings', () => {
  it('come with start-up data of module 5, and the v2 flag closes them to new money, never to what is there [savings-001] [startup-020]', async () => {
    const { device, save, deposit, withdraw, savings, bank } = await person(elenaDuarte);
    const open = async () => {
      const startup = device.client(startupContract);
      const values = await startup.startupDataV2({ LivelyModule: 5, IncludeShared: false });
      return values.find(({ key }) => key === 'IsSavingsOpen')?.value;
    };
    expect(await open()).toBe('1');
    await steer('configuration', { EnableSavingsV2: '0' });
    expect(await open()).toBe('0');
    const { isOpen, goals } = await savings.getGoals();
    expect(isOpen).toBe(false);
    const id = goals[0]?.goalID ?? 0;
    expect(await codeOf(save())).toBe('SavingsNotOpen');
    expect(await codeOf(deposit(id, 10))).toBe('SavingsNotOpen');
    expect(await codeOf(withdraw(id, bank, 10))).toBe('done');
  });

  it('have people in every state, and /sandbox names the time of each next deposit', async () => {
    const { goals } = (await steer('savings')) as unknown as {
      goals: readonly { email: string; status: string; nextAt: string | null }[];
    };
    const elenas = goals.filter(({ email }) => email === elenaDuarte.email);
    expect(elenas.map(({ status, nextAt }) => [status, nextAt !== null])).toEqual([
      ...[
        ['Ongoing', true],
        ['Resumed', true],
        ['Paused', false],
        ['Achieved', false],
      ],
      ...[
        ['Cancelled', false],
        ['Archived', false],
      ],
    ]);
  });
});
