import { moneyContract } from '@dayfare/api/money/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { settingsFrom } from '../../../platform/http/settings.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { type RailScenario, railPayments } from '../../../rails/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { sentTexts } from '../../../testing/sent-texts.ts';
import { transactions } from '../core/tables.ts';
import { checkRails } from './agree.ts';
import { lateReturn } from './stages.ts';

const sandbox = await openSandbox({ settings: settingsFrom({ STEP_UP_AMOUNT: '500' }) });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hour = 3_600_000;
const day = 24 * hour;

const steer = (path: string, body: unknown) =>
  sandbox.app.request(`http://localhost/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });

/** Somebody whose transfers to an account or a card are treated in some way. */
async function sender(transferSpeed: 0 | 1, scenario: RailScenario) {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[1 - transferSpeed]?.id ?? 0;
  const treat = (next: RailScenario) => steer('rails', { id: instrumentId, scenario: next });
  await treat(scenario);
  return {
    treat,
    funds: () => money.getAvailableFunds(),
    payday: async () => (await money.getEarnings()).summary,
    accessible: async () => Math.round((await money.getAvailableFunds()).accessibleAmount * 100),
    detail: (transactionID: string) => money.transactionDetails({ transactionID }),
    send: async (amount: number) => {
      const quoted = await money.previewTransaction({ amount, instrumentId, transferSpeed });
      const { transactionID } = await money.performTransaction(
        { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
        { context: { idempotencyKey: crypto.randomUUID() } },
      );
      return transactionID;
    },
  };
}

/** Has the rail tell of a transfer; gives whether that changed anything. */
async function hear(transaction: string): Promise<unknown> {
  return (await (await steer('rails/news', { transaction })).json()).hasChanged;
}

const texts = () => sentTexts(sandbox.db);

async function expectAgreement() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
}

describe('a transfer that failed, and of which its rail says later that it was paid', () => {
  it('is there, is taken again once and without its fee, and its person is told', async () => {
    const me = await sender(0, 'PaysAfterAll');
    const before = await me.accessible();
    const id = await me.send(40);
    await sandbox.advance(hour);
    expect((await me.detail(id)).transactionStatus).toBe('3');
    expect(await me.accessible()).toBe(before);
    expect(await hear(id)).toBe(true);
    expect(await me.detail(id)).toMatchObject({
      transactionStatus: '2',
      returnedAmount: 0,
      returnedFee: 2.99,
    });
    expect(await me.accessible()).toBe(before - 40_00);
    expect((await texts()).at(-1)).toContain('$40.00 has arrived at Everyday Debit ••0926 after all');
    await expectAgreement();
    const told = (await texts()).length;
    expect(await hear(id)).toBe(false);
    expect((await texts()).length).toBe(told);
    await expectAgreement();
  });

  it('leaves nothing to take where what had come back was spent, and comes off the pay', async () => {
    const me = await sender(0, 'Pays');
    await me.send(250);
    await sandbox.advance(day);
    await me.treat('PaysAfterAll');
    const before = await me.accessible();
    const { alreadyTaken } = (await me.funds()).breakdown;
    const id = await me.send(40);
    await sandbox.advance(hour);
    await me.treat('Pays');
    const spent = await me.send((before - 2_99) / 100);
    await sandbox.advance(hour);
    expect(await me.accessible()).toBe(0);
    await me.treat('PaysAfterAll');
    expect(await hear(id)).toBe(true);
    expect(await me.accessible()).toBe(0);
    const { breakdown } = await me.funds();
    expect(breakdown.alreadyTaken).toBeCloseTo(alreadyTaken + 40 + (before - 2_99) / 100);
    expect((await me.detail(spent)).transactionStatus).toBe('2');
    await expectAgreement();
    for (let days = 0; days < 20; days += 1) await sandbox.advance(day);
    expect(await me.accessible()).toBeGreaterThan(0);
    await expectAgreement();
  });

  it.each([
    ['whose pay is still to come', 4],
    ['whose pay has been paid', 16],
    ['two pays ago', 30],
  ])('in a pay period %s comes off a pay', async (_, days) => {
    const me = await sender(0, 'PaysAfterAll');
    const id = await me.send(40);
    await sandbox.advance(hour);
    for (let passed = 0; passed < days; passed += 1) await sandbox.advance(day);
    const { breakdown } = await me.funds();
    expect(await hear(id)).toBe(true);
    const now = (await me.funds()).breakdown;
    expect([now.alreadyTaken, now.fees]).toEqual([breakdown.alreadyTaken, breakdown.fees]);
    await expectAgreement();
    for (let passed = 0; passed < 16; passed += 1) await sandbox.advance(day);
    expect((await me.funds()).breakdown.carriedOver ?? 0).toBe(0);
    await expectAgreement();
  });

  it('came back once its own period had closed: the pay that was to bring it does not', async () => {
    const me = await sender(0, 'LateR01');
    const id = await me.send(40);
    await sandbox.advance(4 * day);
    expect(await me.detail(id)).toMatchObject({ transactionStatus: '3' });
    const { expectedNetPay } = await me.payday();
    await me.treat('PaysAfterAll');
    expect(await hear(id)).toBe(true);
    expect(await me.detail(id)).toMatchObject({ transactionStatus: '2', returnedAmount: 0 });
    expect((await me.payday()).expectedNetPay).toBe(expectedNetPay);
    await expectAgreement();
  });

  it('and comes back after that is given back once more', async () => {
    const me = await sender(0, 'PaysAfterAll');
    const before = await me.accessible();
    const id = await me.send(40);
    await sandbox.advance(hour);
    for (const times of [1, 2]) {
      expect(await hear(id)).toBe(true);
      await me.treat('LateR01');
      await enqueue(sandbox.db, { kind: lateReturn, reference: id, dueAt: sandbox.server.clock.now() });
      await sandbox.settle();
      expect(await me.detail(id), `time ${times}`).toMatchObject({
        transactionStatus: '3',
        returnedAmount: 40,
      });
      expect(await me.accessible()).toBe(before);
      await expectAgreement();
      await me.treat('PaysAfterAll');
    }
  });
});

it('more of a transfer of which half had arrived is taken again', async () => {
  const me = await sender(0, 'PaysHalf');
  const before = await me.accessible();
  const id = await me.send(41);
  await sandbox.advance(hour);
  expect(await me.accessible()).toBe(before - 20_50);
  await sandbox.db
    .update(railPayments)
    .set({ paidMinor: 41_00 })
    .where(eq(railPayments.reference, `${id}:principal`));
  expect(await hear(id)).toBe(true);
  expect(await me.detail(id)).toMatchObject({ transactionStatus: '2', returnedAmount: 0 });
  expect(await me.accessible()).toBe(before - 41_00);
  await expectAgreement();
});

it('what was stopped before its rail had answered, and was paid all the same, is taken again', async () => {
  const me = await sender(1, 'IsDown');
  const id = await me.send(40);
  await sandbox.advance(day);
  await steer('programmes', { email: mayaTorres.email, account: 'Suspend' });
  await sandbox.advance(2 * day);
  const [stopped] = await sandbox.db.select().from(transactions).where(eq(transactions.id, id));
  expect(stopped?.status).toBe('6');
  await sandbox.db
    .update(railPayments)
    .set({ state: 'paid', paidMinor: 40_00 })
    .where(eq(railPayments.reference, `${id}:principal`));
  expect(await hear(id)).toBe(true);
  const [paid] = await sandbox.db.select().from(transactions).where(eq(transactions.id, id));
  expect(paid).toMatchObject({ status: '2', returnedMinor: 0 });
  await expectAgreement();
});
