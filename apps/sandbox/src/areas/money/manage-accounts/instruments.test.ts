import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { instrumentStatus, instrumentVerification, pennyTestStatus } from '@dayfare/domain/money';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { railPayments } from '../../../rails/index.ts';
import { camilleTremblay } from '../../../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { securityEvents } from '../../session/sessions/session-tables.ts';
import { deleted } from '../accounts/own-accounts.ts';
import { pennyTests } from '../accounts/tables.ts';
import { instruments, transactions } from '../core/tables.ts';
import { checkRails } from '../payments/agree.ts';
import { keepDestinations } from '../payments/destination.ts';
import { payments } from '../payments/tables.ts';
import { depositsOf } from '../penny-test/penny-test.ts';

// Friday, October 16, 2026, noon in New York.
const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 24 * 3_600_000;
const callsOf = (device: Device) => device.client(accountsContract);
const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const numbers = { routingNumber: '129900036', accountNumber: '0001232210', bankAccountType: 1 };
const typed = (bankAccount = numbers) => ({
  ...{ id: 0, displayText: '', instrumentType: 1, instrumentSubType: 4, isDefaultSelected: false },
  ...{ imageName: '', bankAccount },
});
const lastMessage = async () => (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];

async function add(device: Device, account = numbers) {
  await prove(sandbox, device, mayaTorres);
  const saved = await callsOf(device).saveInstrument(typed(account), keyed());
  const added = saved.instruments.at(-1);
  if (!added) throw new Error('Nothing was added.');
  return added;
}

async function amountsOf(id: number, wrong = 0) {
  const [test] = await sandbox.db.select().from(pennyTests).where(eq(pennyTests.instrumentId, id));
  if (!test) throw new Error('Nothing was deposited.');
  const [first, second] = depositsOf(test);
  return { instrumentID: id, firstAmount: second / 100, secondAmount: ((first + wrong) % 100) / 100 };
}
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const only = async (device: Device, id: number) =>
  (await callsOf(device).getInstrumentsAlternate()).instruments.find((one) => one.id === id);

describe('adding an account by hand', () => {
  it('needs a proof, waits for its deposits, and tells its owner by the other channel [money-059]', async () => {
    const device = await sandbox.signedIn();
    expect(await codeOf(callsOf(device).saveInstrument(typed(), keyed()))).toBe('ProofRequired');
    const added = await add(device);
    expect(added).toMatchObject({
      ...{ displayText: 'Northside Savings', last4: '2210', isDefaultSelected: false, bankAccountType: 1 },
      status: instrumentStatus.toWire('PendingManualVerification'),
      verification: instrumentVerification.toWire('Pending'),
      pennyTest: { status: 0, arrivesAt: '2026-10-19T13:00:00.000Z', triesLeft: 3, resendsLeft: 2 },
    });
    expect(await lastMessage()).toMatchObject({ channel: 'email', recipient: mayaTorres.email });
    expect((await lastMessage())?.body).toMatch(/Northside Savings ••2210 was added[\s\S]*call us at once/);
  });

  it('happens once for each key, and not twice for one account', async () => {
    const device = await sandbox.signedIn();
    await prove(sandbox, device, mayaTorres);
    const first = await callsOf(device).saveInstrument(typed(), keyed('one-and-the-same'));
    expect(await callsOf(device).saveInstrument(typed(), keyed('one-and-the-same'))).toEqual(first);
    const other = typed({ ...numbers, accountNumber: '99998888' });
    expect(await codeOf(callsOf(device).saveInstrument(other, keyed('one-and-the-same')))).toBe(
      'IdempotencyKeyReused',
    );
    expect(await codeOf(callsOf(device).saveInstrument(typed(), keyed()))).toBe('InstrumentExists');
  });

  it.each([
    [{ ...numbers, routingNumber: '129900037' }, 'RoutingNumberNotValid'],
    // A Canadian one, for wages in US dollars.
    [{ ...numbers, routingNumber: '090112345' }, 'RoutingNumberNotValid'],
    [{ ...numbers, routingNumber: '12990003' }, 'InvalidRequest'],
    [{ ...numbers, accountNumber: '123' }, 'InvalidRequest'],
    [{ ...numbers, bankAccountType: 9 }, 'InvalidRequest'],
  ])('refuses %j with %s', async (account, code) => {
    const device = await sandbox.signedIn();
    expect(await codeOf(callsOf(device).saveInstrument(typed(account), keyed()))).toBe(code);
  });

  it('takes Canadian numbers for wages in Canadian dollars, and people without an employer', async () => {
    for (const [person, routingNumber] of [
      [camilleTremblay, '090112345'],
      [samWhitfield, '129900036'],
    ] as const) {
      const device = await sandbox.signedIn(person);
      await prove(sandbox, device, person);
      const { instruments } = await callsOf(device).saveInstrument(
        typed({ ...numbers, routingNumber }),
        keyed(),
      );
      expect(instruments.at(-1)).toMatchObject({ last4: '2210' });
    }
  });

  it('ends at ten accounts', async () => {
    const device = await sandbox.signedIn();
    const [one] = await sandbox.db
      .select()
      .from(instruments)
      .where(eq(instruments.employeeId, mayaTorres.id));
    if (!one) throw new Error('There is no account.');
    const { id: _, ...copy } = one;
    await sandbox.db.insert(instruments).values(Array.from({ length: 8 }, () => copy));
    expect(await codeOf(add(device, { ...numbers, accountNumber: '888888' }))).toBe('TooManyInstruments');
  });

  it('keeps no account number that can be read in the tables', async () => {
    const device = await sandbox.signedIn();
    await add(device, { ...numbers, accountNumber: '4830017755' });
    const tables = rowsOf<{ name: string }>(
      await sandbox.db.execute(
        sql`select tablename as name from pg_tables where schemaname = current_schema()`,
      ),
    );
    for (const { name } of tables) {
      const text = JSON.stringify(
        rowsOf(await sandbox.db.execute(sql`select * from ${sql.identifier(name)}`)),
      );
      expect(text, name).not.toContain('4830017755');
    }
  });
});

describe('the two small deposits', () => {
  it('arrive on the next business day, are told of, and verify the account by their amounts [money-037] [money-071]', async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device);
    expect(await codeOf(callsOf(device).verifyUSBankPennyTest(await amountsOf(id)))).toBe('PennyTestNotOpen');
    await sandbox.advance(3 * day);
    expect((await lastMessage())?.body).toMatch(
      /two small deposits have arrived in Northside Savings ••2210/,
    );
    await callsOf(device).verifyUSBankPennyTest(await amountsOf(id));
    expect(await only(device, id)).toMatchObject({
      status: instrumentStatus.toWire('Active'),
      verification: instrumentVerification.toWire('Active'),
      pennyTest: { status: pennyTestStatus.toWire('PennyVerified') },
    });
    // Again, since the first answer may have been lost.
    expect(await codeOf(callsOf(device).verifyUSBankPennyTest(await amountsOf(id)))).toBe('done');
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('allow three wrong tries, and none after that [money-037] [money-116]', async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device);
    await sandbox.advance(3 * day);
    const wrong = await amountsOf(id, 1);
    const tries = [];
    for (let at = 0; at < 3; at += 1) {
      tries.push(await codeOf(callsOf(device).verifyUSBankPennyTest(wrong)));
      tries.push((await only(device, id))?.pennyTest?.triesLeft);
    }
    expect(tries).toEqual(['PennyAmountsWrong', 2, 'PennyAmountsWrong', 1, 'PennyTestFailed', 0]);
    expect(await codeOf(callsOf(device).verifyUSBankPennyTest(await amountsOf(id)))).toBe('PennyTestNotOpen');
    expect(await only(device, id)).toMatchObject({
      verification: instrumentVerification.toWire('VerificationFailed'),
      pennyTest: { status: pennyTestStatus.toWire('PennyVerificationFailed') },
    });
  });

  it('that arrive after all, once they had been given up, are booked and verify nothing', async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device);
    const ask = (path: string, body: object) =>
      sandbox.app.request(`http://localhost/sandbox/rails${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
      });
    await ask('', { id, scenario: 'PaysAfterAll' });
    const amounts = await amountsOf(id);
    await sandbox.advance(5 * day);
    expect((await only(device, id))?.pennyTest?.status).toBe(pennyTestStatus.toWire('PennyRejected'));
    const heard = await ask('/news', { transaction: `D-${id}:2` });
    expect(await heard.json()).toMatchObject({ hasChanged: true });
    expect(await codeOf(callsOf(device).verifyUSBankPennyTest(amounts))).toBe('PennyTestNotOpen');
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
    expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
  });

  it('are sent four times a day at most, and twenty times a year, however accounts are added and removed', async () => {
    const addAnother = async (device: Device, last: number) => {
      await sandbox.db
        .update(instruments)
        .set({ status: deleted })
        .where(eq(instruments.instrumentSubType, 4));
      return codeOf(add(device, { ...numbers, accountNumber: `000123${String(last).padStart(4, '0')}` }));
    };
    const answers: string[] = [];
    for (let days = 0; days < 6; days += 1) {
      const device = await sandbox.signedIn();
      for (let at = 0; at < 5; at += 1) answers.push(await addAnother(device, 10 * days + at));
      await sandbox.advance(day);
    }
    expect(answers.filter((code) => code === 'done').length).toBe(20);
    expect(answers.slice(3, 6)).toEqual(['done', 'TooManyDeposits', 'done']);
    expect(new Set(answers.slice(-5))).toEqual(new Set(['TooManyDeposits']));
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('can be sent again, twice, also once they have expired [money-070]', async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device);
    const again = () => codeOf(callsOf(device).performUSBankPennyTest({ instrumentID: id }));
    expect(await again()).toBe('PennyTestNotOpen');
    await sandbox.advance(15 * day);
    const late = await amountsOf(id);
    const session = await sandbox.signedIn();
    expect((await only(session, id))?.verification).toBe(instrumentVerification.toWire('UpdateRequired'));
    expect(await codeOf(callsOf(session).verifyUSBankPennyTest(late))).toBe('PennyTestNotOpen');
    expect(await codeOf(callsOf(session).performUSBankPennyTest({ instrumentID: id }))).toBe('done');
    expect(await only(session, id)).toMatchObject({ pennyTest: { triesLeft: 3, resendsLeft: 1 } });
    await sandbox.advance(4 * day);
    const last = await sandbox.signedIn();
    expect(await codeOf(callsOf(last).performUSBankPennyTest({ instrumentID: id }))).toBe('done');
    await sandbox.advance(4 * day);
    const after = await sandbox.signedIn();
    expect(await codeOf(callsOf(after).performUSBankPennyTest({ instrumentID: id }))).toBe(
      'PennyTestNotOpen',
    );
    expect(await codeOf(callsOf(after).verifyUSBankPennyTest(await amountsOf(id)))).toBe('done');
  });

  it('come back from a bank that has no such account [money-116]', async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device, { ...numbers, accountNumber: '123450000' });
    await sandbox.advance(3 * day);
    expect((await lastMessage())?.body).toMatch(/the bank doesn’t know the account Northside Savings ••0000/);
    expect(await only(device, id)).toMatchObject({
      verification: instrumentVerification.toWire('DepositFailed'),
      pennyTest: { status: pennyTestStatus.toWire('PennyRejected') },
    });
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });
});

describe('an account', () => {
  it('is read alone, in the list under both paths, and beside what can be added [money-057] [money-058] [money-061] [money-062]', async () => {
    const device = await sandbox.signedIn();
    const list = await device.client(moneyContract).getInstruments();
    const [first] = list.instruments;
    expect(await callsOf(device).getInstrumentsAlternate()).toEqual(list);
    expect(await callsOf(device).getInstrument({ id: first?.id ?? 0, instrumentType: 1 })).toEqual(first);
    expect(await codeOf(callsOf(device).getInstrument({ id: first?.id ?? 0, instrumentType: 2 }))).toBe(
      'InstrumentNotFound',
    );
    const types = await callsOf(device).getInstrumentTypes();
    expect(types.instrumentTypes).toMatchObject([
      { instrumentType: 1, displayText: 'Bank account' },
      { instrumentType: 2, displayText: 'Debit card' },
      { instrumentType: 3, displayText: 'Cash pickup' },
      { instrumentType: 4, displayText: 'Biller' },
      { instrumentType: 5, displayText: 'Amazon gift card' },
    ]);
    expect(await callsOf(device).getInstrumentsAndTypes({ id: 0 })).toEqual({ ...list, ...types });
    expect(await codeOf(callsOf(device).getInstrumentsAndTypes({ id: camilleTremblay.id }))).toBe(
      'InvalidRequest',
    );
  });

  it('becomes the default instead of another, once it can be used', async () => {
    const device = await sandbox.signedIn();
    const { instruments } = await device.client(moneyContract).getInstruments();
    const choose = async (id: number) =>
      callsOf(device).saveInstrument(
        { ...typed(), id, isDefaultSelected: true, bankAccount: undefined },
        keyed(),
      );
    const chosen = await choose(instruments[1]?.id ?? 0);
    expect(chosen.instruments.map(({ isDefaultSelected }) => isDefaultSelected)).toEqual([false, true]);
    const { id } = await add(device);
    expect(await codeOf(choose(id))).toBe('InstrumentNotUsable');
    expect(await codeOf(choose(9999))).toBe('InstrumentNotFound');
  });

  it('is removed with a proof, with what goes there regularly, and its owner is told [money-060]', async () => {
    const device = await sandbox.signedIn();
    const { instruments } = await device.client(moneyContract).getInstruments();
    const { id = 0 } = instruments[0] ?? {};
    const plan = { ...{ amount: 20, instrumentId: id, interval: 1, startDate: '2026-10-19' } };
    const end = { endBy: 2, endDate: null, endAmount: null, numberOfTimes: 3 };
    const recurring = device.client(recurringContract);
    const { contractIds } = await recurring.previewRecurringTransaction({ ...plan, ...end });
    await recurring.saveRecurringTransactionDetail(
      { ...plan, ...end, recurringTransactionID: null, contractsAccepted: contractIds },
      keyed(),
    );
    const remove = () => callsOf(device).deleteInstrument({ id, instrumentType: 1 });
    expect(await codeOf(remove())).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    expect((await remove()).instruments.map((one) => one.id)).not.toContain(id);
    expect((await lastMessage())?.body).toMatch(/Harbor Credit Union ••4821 was removed/);
    expect((await recurring.getRecurringTransaction()).recurringTransactions).toMatchObject([
      { status: 3, next: null },
    ]);
    // Again, since the first answer may have been lost.
    expect(await codeOf(remove())).toBe('done');
    const quote = device.client(moneyContract).previewTransaction({ amount: 20, instrumentId: id });
    expect(await codeOf(quote)).toBe('InstrumentNotUsable');
    // Transfers that went there keep its name.
    const { transactionDetails } = await device.client(moneyContract).getTransactionHistory({});
    expect(JSON.stringify(transactionDetails)).toContain('Harbor Credit Union');
    const kinds = (await sandbox.db.select().from(securityEvents)).map(({ kind }) => kind);
    expect(kinds).toContain('instrumentRemoved');
  });

  it('is removed by its id and its kind in the address, and stays where they don’t go together [money-060]', async () => {
    const { method, path } = accountsContract.deleteInstrument['~orpc'].route;
    expect([method, path]).toEqual(['DELETE', '/ewa/instrument/{id}/{instrumentType}']);
    const device = await sandbox.signedIn();
    const { id } = await add(device);
    const remove = (of: number, instrumentType: number) =>
      codeOf(callsOf(device).deleteInstrument({ id: of, instrumentType }));
    await prove(sandbox, device, mayaTorres);
    expect([await remove(id, 2), await remove(id + 1, 1)]).toEqual([
      'InstrumentNotFound',
      'InstrumentNotFound',
    ]);
    expect(await only(device, id)).toBeDefined();
    expect(await remove(id, 1)).toBe('done');
    expect(await only(device, id)).toBeUndefined();
  });

  it('of somebody else is none', async () => {
    const mine = await sandbox.signedIn();
    const [{ id = 0 } = {}] = (await mine.client(moneyContract).getInstruments()).instruments;
    const other = await sandbox.signedIn(samWhitfield);
    await prove(sandbox, other, samWhitfield);
    expect(await codeOf(callsOf(other).deleteInstrument({ id, instrumentType: 1 }))).toBe(
      'InstrumentNotFound',
    );
    expect(await codeOf(callsOf(other).performUSBankPennyTest({ instrumentID: id }))).toBe(
      'InstrumentNotFound',
    );
  });

  it('shows the bank’s name by its routing number', async () => {
    const device = await sandbox.signedIn();
    const name = async (routingNumber: string) =>
      (await callsOf(device).findBank({ routingNumber })).bankName;
    expect([await name('129900010'), await name('011000015')]).toEqual(['Harbor Credit Union', null]);
  });
});

describe('what was promised to an account before it was removed', () => {
  const promised = async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device, { ...numbers, accountNumber: '4830017755' });
    await sandbox.db
      .update(instruments)
      .set({ status: instrumentStatus.toWire('Active') })
      .where(eq(instruments.id, id));
    const money = device.client(moneyContract);
    const { previewId, contractIds } = await money.previewTransaction({
      ...{ amount: 20, instrumentId: id, transferSpeed: 1 },
    });
    const { transactionID } = await money.performTransaction(
      { previewId, contractsAccepted: contractIds },
      keyed(),
    );
    await prove(sandbox, device, mayaTorres);
    await callsOf(device).deleteInstrument({ id, instrumentType: 1 });
    const payment = async () => {
      const [found] = await sandbox.db
        .select()
        .from(payments)
        .where(eq(payments.transactionId, transactionID));
      return found;
    };
    return { id, transactionID, payment };
  };

  it('goes to the numbers that were promised, which are forgotten once it has ended', async () => {
    const { transactionID, payment } = await promised();
    expect(JSON.parse((await payment())?.destination ?? '')).toMatchObject({ accountNumber: '4830017755' });
    const atRail = async () => {
      const [found] = await sandbox.db
        .select()
        .from(railPayments)
        .where(eq(railPayments.reference, `${transactionID}:principal`));
      return found?.destination;
    };
    await sandbox.advance(day);
    expect(JSON.parse((await atRail()) ?? '')).toMatchObject({ accountNumber: '4830017755' });
    await sandbox.advance(4 * day);
    expect(await payment()).toMatchObject({ destination: null, paidMinor: 20_00 });
    expect(await atRail()).toBeNull();
  });

  it('also where it was promised before numbers were kept with a payment', async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device, { ...numbers, accountNumber: '4830017755' });
    await sandbox.db.update(payments).set({ destination: null });
    const [instrument] = await sandbox.db.select().from(instruments).where(eq(instruments.id, id));
    const order = await sandbox.db.transaction(async (tx) => {
      const [{ id: transactionId = '' } = {}] = await tx.select().from(transactions).limit(1);
      await tx.update(transactions).set({ instrumentId: id }).where(eq(transactions.id, transactionId));
      await tx.update(payments).set({ endedAt: null }).where(eq(payments.transactionId, transactionId));
      if (instrument) await keepDestinations(tx, instrument);
      return tx.select().from(payments).where(eq(payments.transactionId, transactionId));
    });
    expect(order[0]?.destination).toContain('4830017755');
  });

  it('and comes back does not bring the account back', async () => {
    const { id } = await promised();
    await sandbox.app.request('http://localhost/sandbox/rails', {
      method: 'POST',
      body: JSON.stringify({ id, scenario: 'R02' }),
    });
    await sandbox.advance(5 * day);
    const [found] = await sandbox.db.select().from(instruments).where(eq(instruments.id, id));
    expect(found?.status).toBe(instrumentStatus.toWire('Deleted'));
  });
});
