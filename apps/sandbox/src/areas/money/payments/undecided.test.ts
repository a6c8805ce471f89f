import { moneyContract } from '@dayfare/api/money/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { type RailScenario, railPayments } from '../../../rails/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { sentTexts } from '../../../testing/sent-texts.ts';
import { checkRails } from './agree.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hour = 3_600_000;
const day = 24 * hour;

const steer = (path: string, body: unknown) =>
  sandbox.app.request(`http://localhost/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });

/** Sends $40 to an account whose rail does this. */
async function send(transferSpeed: 0 | 1, scenario: RailScenario) {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[transferSpeed === 0 ? 1 : 0]?.id ?? 0;
  const treat = (next: RailScenario) => steer('rails', { id: instrumentId, scenario: next });
  await treat(scenario);
  const { previewId, contractIds } = await money.previewTransaction({
    amount: 40,
    instrumentId,
    transferSpeed,
  });
  const sent = await money.performTransaction(
    { previewId, contractsAccepted: contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  const { transactionID } = sent;
  return {
    ...{ sent, treat, transactionID, instrumentId },
    detail: () => money.transactionDetails({ transactionID }),
  };
}

const texts = () => sentTexts(sandbox.db);
const toldToWait = async () => (await texts()).filter((text) => text.includes('taking longer')).length;

const suspend = () => steer('programmes', { email: mayaTorres.email, account: 'Suspend' });

async function expectAgreement() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
}

describe('a payment that its rail has not decided when it was due', () => {
  it.each([
    ['Travels', 1],
    ['HoldsLate', 1],
    ['Travels', 0],
    ['HoldsLate', 0],
  ] as const)(
    'is on its way, with a new day that its person is told, and arrives once (%s, speed %i)',
    async (scenario, speed) => {
      const me = await send(speed, scenario);
      await sandbox.advance(Date.parse(me.sent.arrivesAt) - sandbox.server.clock.now().getTime() + hour);
      const waiting = await me.detail();
      expect(waiting).toMatchObject({ transactionStatus: '0', promisedArrivesAt: me.sent.arrivesAt });
      expect(Date.parse(waiting.arrivesAt)).toBeGreaterThan(sandbox.server.clock.now().getTime());
      expect(await toldToWait()).toBe(1);
      await expectAgreement();
      await me.treat('Pays');
      await sandbox.advance(day);
      expect((await me.detail()).transactionStatus).toBe('2');
      expect((await texts()).at(-1)).toContain('$40.00 has arrived');
      await expectAgreement();
    },
  );

  it('is asked about for as long as it takes, and its person is told each time a promise is over', async () => {
    const me = await send(1, 'Travels');
    for (let days = 0; days < 14; days += 1) await sandbox.advance(day);
    expect((await me.detail()).transactionStatus).toBe('0');
    expect(await toldToWait()).toBeGreaterThan(2);
    expect(await toldToWait()).toBeLessThan(14);
    await me.treat('Pays');
    await sandbox.advance(day);
    expect((await me.detail()).transactionStatus).toBe('2');
    await expectAgreement();
  });

  it('goes back once it is refused', async () => {
    const me = await send(1, 'Travels');
    await sandbox.advance(5 * day);
    await me.treat('RefusesLate');
    await sandbox.advance(day);
    expect(await me.detail()).toMatchObject({ transactionStatus: '3', statusReason: 'RefusedByBank' });
    expect((await texts()).at(-1)).toContain('did not accept $40.00');
    await expectAgreement();
  });

  it('charges its fee once, however long the card scheme takes', async () => {
    await steer('fees', { email: mayaTorres.email, model: 'FlatRatePricing', mode: 'Debit' });
    const me = await send(0, 'Travels');
    await sandbox.advance(2 * hour);
    expect(await me.detail()).toMatchObject({ transactionStatus: '0' });
    await me.treat('Pays');
    await sandbox.advance(day);
    expect(await me.detail()).toMatchObject({ transactionStatus: '2', fee: 2.99 });
    await expectAgreement();
  });
});

describe('a payment that is called back', () => {
  const approve = (transaction: string) => steer('rails/held', { transaction, decision: 'approve' });

  /** Held at its rail, which lets it go when its person's account has been suspended. */
  async function stopped(scenario: RailScenario) {
    const me = await send(0, 'Holds');
    await sandbox.settle();
    await me.treat(scenario);
    expect((await suspend()).status).toBe(200);
    expect((await approve(me.transactionID)).status).toBe(200);
    return me;
  }

  it('goes back if its rail says so', async () => {
    const me = await stopped('Pays');
    expect((await me.detail()).transactionStatus).toBe('6');
    await expectAgreement();
  });

  it('has arrived if its rail says that it has, and nothing goes back', async () => {
    const me = await stopped('PaysInstead');
    expect((await me.detail()).transactionStatus).toBe('2');
    await sandbox.advance(9 * day);
    expect((await me.detail()).transactionStatus).toBe('2');
    await expectAgreement();
  });

  it('goes its way if its rail can’t call it back', async () => {
    const me = await stopped('CallsNothingBack');
    expect((await me.detail()).transactionStatus).toBe('0');
    await expectAgreement();
    await sandbox.advance(2 * day);
    expect((await me.detail()).transactionStatus).toBe('2');
    await expectAgreement();
  });
});

it('what was to come back and did not stays where it is', async () => {
  const me = await send(0, 'LateR01');
  await sandbox.advance(hour);
  expect((await me.detail()).transactionStatus).toBe('2');
  await me.treat('CallsNothingBack');
  await sandbox.advance(9 * day);
  expect((await me.detail()).transactionStatus).toBe('2');
  expect((await texts()).some((text) => text.includes('sent it back'))).toBe(false);
  await expectAgreement();
});

it('what a rail was asked for and has not got is not taken any more once it has been stopped', async () => {
  const me = await send(1, 'IsDown');
  await sandbox.advance(day);
  await suspend();
  await sandbox.advance(3 * day);
  expect((await me.detail()).transactionStatus).toBe('6');
  await me.treat('Pays');
  // What hung all the while gets there.
  const late = await sandbox.server.rails.take({
    ...{ reference: `${me.transactionID}:principal`, rail: 'ach', isCharge: false, destination: {} },
    instrument: { id: me.instrumentId, refusesPayouts: false },
    ...{ amountMinor: 40_00, at: sandbox.server.clock.now() },
  });
  expect(late).toMatchObject({ state: 'voided', paidMinor: 0 });
  await expectAgreement();
});

it('a rail that says that it paid more than it was given is asked again, and named', async () => {
  const me = await send(1, 'PaysTooMuch');
  await sandbox.advance(4 * day);
  expect((await me.detail()).transactionStatus).toBe('0');
  expect(await toldToWait()).toBeGreaterThan(0);
  const reference = `${me.transactionID}:principal`;
  expect(await checkRails(sandbox.db)).toEqual({ differing: [reference], misjudged: [], misbooked: [] });
  await sandbox.db
    .update(railPayments)
    .set({ paidMinor: 40_00 })
    .where(eq(railPayments.reference, reference));
  await sandbox.advance(day);
  expect((await me.detail()).transactionStatus).toBe('2');
  await expectAgreement();
});
