import { billpayContract, type WireAddBill, type WireBills } from '@dayfare/api/billpay/contract';
import { getBillersContract } from '@dayfare/api/billpay/get-billers-contract';
import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { placesContract } from '@dayfare/api/money/places/places-contract';
import { getDueCountsContract } from '@dayfare/api/startup/get-due-counts-contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { settingsFrom } from '../../platform/http/settings.ts';
import { outbox } from '../../platform/http/tables.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../testing/open.ts';
import { prove } from '../../testing/prove.ts';

// Friday, October 16, 2026, noon in New York.
const sandbox = await openSandbox({
  seeds: [mayaTorres, priyaRaman],
  settings: settingsFrom({ STEP_UP_AMOUNT: '60' }),
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 24 * 60 * 60_000;
const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const sound = { sum: 0, unbalanced: [], overdrawn: [] };
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const texts = async () =>
  (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(6))
    .map(({ body }) => body)
    .join('\n');
const first = ({ dues: [due] }: WireBills) => {
  if (!due) throw new Error('There is no bill.');
  return due;
};

async function person(accountNumber = '778899', billerID = 1) {
  const device = await sandbox.signedIn(mayaTorres);
  await prove(sandbox, device, mayaTorres);
  const { instruments } = await device.client(placesContract).addBiller({ billerID, accountNumber });
  const instrumentID = instruments.at(-1)?.id ?? 0;
  const calls = device.client(billpayContract);
  const { contractIds: contractsAccepted } = await calls.getBills();
  const command: WireAddBill = {
    ...{ instrumentID, amountDue: 40, dueDate: '2026-10-26', frequency: null, paymentEndDate: null },
    ...{ numberOfTimes: 0, autopay: false, autopayLimit: null, remindDays: null, contractsAccepted },
  };
  const add = (change: Partial<WireAddBill> = {}, key?: string) =>
    calls.addBill({ ...command, ...change }, keyed(key));
  const pay = (dueID: number, amount = 40, key?: string) =>
    calls.payBill({ dueID, amount, contractsAccepted }, keyed(key));
  const schedule = (dueID: number, date: string | null) =>
    calls.scheduleBill({ dueID, date, contractsAccepted });
  const due = async () => first(await calls.getBills());
  const accessible = async () => (await device.client(moneyContract).getAvailableFunds()).accessibleAmount;
  const counted = async () =>
    (await device.client(getDueCountsContract).getDueCounts()).counts.find(({ name }) => name === 'bills')
      ?.count ?? 0;
  return { device, calls, add, pay, schedule, due, accessible, counted, contractsAccepted };
}

describe('a bill', () => {
  it('has a biller, an amount, a due date, a frequency, an end date and a number of times from 0 to 60 [billpay-002]', async () => {
    const { calls, add } = await person();
    const key = crypto.randomUUID();
    const repeats = { frequency: 2, paymentEndDate: '2027-01-26', numberOfTimes: 3 };
    const { billID } = await add(repeats, key);
    expect(await add(repeats, key)).toEqual({ billID });
    const { bills, dues } = await calls.getBills();
    expect(bills).toHaveLength(1);
    expect(bills[0]).toMatchObject({
      ...{ billID, amountDue: 40, dueDate: '2026-10-26', ...repeats },
      account: { name: 'City Power & Light', category: 'Electricity', last4: '8899' },
    });
    // Those to come in sixty days; the third is further away.
    expect(dues.map(({ dueDate }) => dueDate)).toEqual(['2026-10-26', '2026-11-26']);
    for (const numberOfTimes of [0, 60])
      expect(await codeOf(add({ frequency: 1, numberOfTimes }))).toBe('done');
    expect(await codeOf(add({ frequency: 1, numberOfTimes: 61 }))).toBe('InvalidRequest');
    expect(await codeOf(add({ amountDue: 1 }))).toBe('BillPlanNotValid');
    expect(await codeOf(add({ dueDate: '2026-10-15' }))).toBe('BillPlanNotValid');
    expect(await codeOf(add({ paymentEndDate: '2026-10-25', frequency: 1 }))).toBe('BillPlanNotValid');
    expect(await codeOf(add({ remindDays: 2 }))).toBe('InvalidRequest');
    expect(await codeOf(add({ instrumentID: 999 }))).toBe('InstrumentNotFound');
    const bank = await calls.getBills();
    expect(bank.accounts).toHaveLength(1);
  });

  it('is paid now, once however often it is sent, through the biller’s rail, and then it is paid [billpay-004]', async () => {
    const { calls, add, pay, due, accessible } = await person();
    await add();
    const before = await accessible();
    const { dueID } = await due();
    const key = crypto.randomUUID();
    const receipt = await pay(dueID, 40, key);
    expect(await pay(dueID, 40, key)).toEqual(receipt);
    expect(await codeOf(pay(dueID))).toBe('BillNotChangeable');
    expect(await calls.closeBillKey({ idempotencyKey: key })).toEqual({ outcome: 'done', receipt });
    expect(await due()).toMatchObject({ state: 'paid', transactionID: receipt.transactionID });
    expect(await accessible()).toBe(before - 40);
    expect(await codeOf(calls.markBill({ dueID, isPaid: false }))).toBe('BillNotChangeable');
    await sandbox.advance(4 * day);
    expect(await due()).toMatchObject({ state: 'paid', reason: null });
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is marked as paid and opened again; a closed key pays nothing any more [billpay-004]', async () => {
    const { calls, add, pay, due, schedule } = await person();
    await add();
    const { dueID } = await due();
    await schedule(dueID, '2026-10-20');
    for (const _ of [1, 2])
      expect(first(await calls.markBill({ dueID, isPaid: true }))).toMatchObject({
        ...{ state: 'markedPaid', payment: null },
      });
    await sandbox.advance(5 * day);
    expect((await due()).transactionID).toBeNull();
    expect(first(await calls.markBill({ dueID, isPaid: false })).state).toBe('open');
    const key = crypto.randomUUID();
    expect(await calls.closeBillKey({ idempotencyKey: key })).toEqual({ outcome: 'closed' });
    expect(await codeOf(pay(dueID, 40, key))).toBe('TransferClosed');
    expect((await due()).state).toBe('open');
  });

  it('counts while it is due within 30 days, on the home too [billpay-005]', async () => {
    const { calls, add, counted, pay, due } = await person();
    await add({ dueDate: '2026-11-15' });
    await add({ dueDate: '2026-11-16' });
    expect([(await calls.getBills()).dueSoon, await counted()]).toEqual([1, 1]);
    await pay((await due()).dueID);
    expect([(await calls.getBills()).dueSoon, await counted()]).toEqual([0, 0]);
    await sandbox.advance(day);
    expect(await counted()).toBe(1);
  });

  it('is found by its biller, added, scheduled, put on autopay and marked as paid by calls of ours [billpay-007]', async () => {
    const { device, calls, add, schedule, due, contractsAccepted } = await person();
    const { billers } = await device.client(getBillersContract).getBillers({ search: 'power' });
    expect(billers.map(({ name }) => name)).toEqual(['City Power & Light']);
    const { billID } = await add();
    const { dueID, lastPayDate } = await due();
    expect(first(await schedule(dueID, lastPayDate)).state).toBe('scheduled');
    expect(first(await calls.markBill({ dueID, isPaid: true })).state).toBe('markedPaid');
    expect(first(await calls.markBill({ dueID, isPaid: false })).state).toBe('open');
    const arrangement = { autopay: true, autopayLimit: 50, remindDays: 3, contractsAccepted };
    const changed = await calls.changeBill({ billID, ...arrangement });
    expect(changed.bills[0]).toMatchObject({ autopay: true, autopayLimit: 50, remindDays: 3 });
    expect(first(changed)).toMatchObject({ state: 'scheduled', payment: { isAutopay: true } });
  });

  it('is nobody else’s business', async () => {
    const { add, due } = await person();
    const { billID } = await add();
    const { dueID } = await due();
    const other = (await sandbox.signedIn(priyaRaman)).client(billpayContract);
    const pay = { dueID, amount: 40, contractsAccepted: [] };
    const arrangement = { autopay: false, autopayLimit: null, remindDays: null, contractsAccepted: [] };
    for (const call of [
      () => other.payBill(pay, keyed()),
      () => other.markBill({ dueID, isPaid: true }),
      () => other.scheduleBill({ dueID, date: null, contractsAccepted: [] }),
      () => other.traceBill({ dueID }),
      () => other.stopBill({ billID }),
      () => other.changeBill({ billID, ...arrangement }),
    ])
      expect(await codeOf(call())).toBe('BillNotFound');
    expect((await other.getBills()).bills).toEqual([]);
  });
});

describe('a payment that leaves by itself', () => {
  it('is scheduled for a business day, called off until its cut-off, and made exactly once [billpay-003]', async () => {
    const { add, schedule, due, accessible, contractsAccepted, calls } = await person();
    await add();
    const { dueID, lastPayDate } = await due();
    // Due on a Monday: it has to leave on the Friday.
    expect(lastPayDate).toBe('2026-10-23');
    expect(await codeOf(schedule(dueID, '2026-10-24'))).toBe('BillPaymentDayNotValid');
    expect(await codeOf(schedule(dueID, '2026-10-16'))).toBe('BillPaymentDayNotValid');
    expect(await codeOf(calls.scheduleBill({ dueID, date: lastPayDate, contractsAccepted: [] }))).toBe(
      'ContractNotAccepted',
    );
    expect(first(await schedule(dueID, lastPayDate))).toMatchObject({
      ...{ state: 'scheduled', payment: { date: '2026-10-23', cutOff: '2026-10-23T13:00:00.000Z' } },
    });
    expect(first(await schedule(dueID, null))).toMatchObject({ state: 'open', payment: null });
    await schedule(dueID, lastPayDate);
    expect(contractsAccepted.length).toBeGreaterThan(0);
    await sandbox.advance(7 * day);
    const { state, transactionID } = await due();
    expect([state, transactionID]).toEqual(['paid', expect.any(String)]);
    expect(await codeOf(schedule(dueID, null))).toBe('done');
    await sandbox.settle();
    const after = await accessible();
    await sandbox.settle();
    expect(await accessible()).toBe(after);
    expect((await due()).transactionID).toBe(transactionID);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is made of each one by autopay, until it is turned off; not above its limit, and says so [billpay-003] [billpay-004]', async () => {
    const { calls, add, contractsAccepted } = await person();
    const weekly = { frequency: 1, numberOfTimes: 4, dueDate: '2026-10-30', amountDue: 20 };
    const { billID } = await add({ ...weekly, autopay: true, autopayLimit: 20 });
    await sandbox.advance(21 * day);
    const stateOf = async () => (await calls.getBills()).dues.map(({ state, reason }) => reason ?? state);
    expect(await stateOf()).toEqual(['paid', 'paid', 'scheduled', 'scheduled']);
    const change = { billID, remindDays: null, contractsAccepted };
    await calls.changeBill({ ...change, autopay: true, autopayLimit: 19.99 });
    await sandbox.advance(7 * day);
    expect(await stateOf()).toEqual(['paid', 'paid', 'AboveAutopayLimit', 'scheduled']);
    expect(await texts()).toContain('It’s above your autopay limit. No money has moved.');
    await calls.changeBill({ ...change, autopay: false, autopayLimit: null });
    expect(await stateOf()).toEqual(['paid', 'paid', 'AboveAutopayLimit', 'open']);
    await sandbox.advance(14 * day);
    expect((await stateOf()).at(-1)).toBe('open');
    const without = calls.changeBill({ ...change, autopay: true, autopayLimit: null, contractsAccepted: [] });
    expect(await codeOf(without)).toBe('ContractNotAccepted');
    await calls.stopBill({ billID });
    expect((await calls.getBills()).dues.map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('asks first when the day’s payments together go beyond what needs a code', async () => {
    const { calls, add } = await person();
    await add({ amountDue: 50, autopay: true });
    await add({ amountDue: 40, autopay: true });
    await sandbox.advance(7 * day);
    const reasons = (await calls.getBills()).dues.map(({ state, reason }) => reason ?? state);
    expect(reasons.sort()).toEqual(['ProofRequired', 'paid']);
  });

  it('is left out when funds are short, and the bill stays open', async () => {
    const { add, due } = await person();
    await add({ amountDue: 500, autopay: true });
    await sandbox.advance(7 * day);
    expect((await due()).reason).toBe('FundsAmountExceeds');
    expect(await texts()).toMatch(/was not paid today.*No money has moved\. It’s due Monday, October 26/);
    expect((await due()).state).toBe('open');
  });

  it('is left out for an account that is gone', async () => {
    const { device, add, due } = await person();
    await add({ autopay: true });
    await prove(sandbox, device, mayaTorres);
    const { accounts } = await device.client(billpayContract).getBills();
    const id = accounts[0]?.instrumentID ?? 0;
    await device.client(accountsContract).deleteInstrument({ id, instrumentType: 4 });
    await sandbox.advance(7 * day);
    expect(await due()).toMatchObject({ state: 'open', reason: 'InstrumentNotUsable' });
  });
});

it('a person is reminded on the day they chose, while the bill is open', async () => {
  const { add } = await person();
  await add({ remindDays: 3 });
  await sandbox.advance(6 * day);
  expect(await texts()).not.toContain('is due Monday');
  await sandbox.advance(day);
  expect(await texts()).toMatch(
    /Your bill of \$40\.00 from City Power & Light.* is due Monday, October 26\./,
  );
});

describe('a payment that the biller did not get', () => {
  it('is traced once it has arrived: asked, with the biller, found under its number', async () => {
    const { calls, add, pay, due } = await person();
    await add();
    const { dueID } = await due();
    expect(await codeOf(calls.traceBill({ dueID }))).toBe('BillNotChangeable');
    await pay(dueID);
    expect(await codeOf(calls.traceBill({ dueID }))).toBe('BillPaymentUnderway');
    await sandbox.advance(4 * day);
    for (const _ of [1, 2]) expect(first(await calls.traceBill({ dueID })).trace?.state).toBe('asked');
    await sandbox.advance(day);
    expect((await due()).trace?.state).toBe('withBiller');
    await sandbox.advance(day);
    expect((await due()).trace).toMatchObject({
      state: 'found',
      reference: expect.stringMatching(/^\d{5}-\d{5}$/),
    });
    expect(await texts()).toMatch(/has found your payment of \$40\.00/);
  });

  it('that comes back leaves the bill open', async () => {
    const { add, pay, due } = await person('770000');
    await add();
    const { dueID } = await due();
    await pay(dueID);
    await sandbox.advance(4 * day);
    expect(await due()).toMatchObject({ state: 'open', reason: 'BillSentBack' });
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });
});
