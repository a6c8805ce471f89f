import { moneyContract } from '@dayfare/api/money/contract';
import { feeKind, feeResult } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { chargeLines } from '../../../ledger/entries.ts';
import { post } from '../../../ledger/post.ts';
import { railPayments } from '../../../rails/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { debitCards } from '../accounts/tables.ts';
import { instruments } from '../core/tables.ts';
import { checkRails } from '../payments/agree.ts';

const sandbox = await openSandbox({ seeds: [{ ...mayaTorres, transfers: [] }] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hour = 3_600_000;
const { email } = mayaTorres;

const steer = async (path: string, body: unknown) => {
  const init = { method: 'POST', body: JSON.stringify(body) };
  expect((await sandbox.app.request(`http://localhost/sandbox/${path}`, init)).status).toBe(200);
};

async function begin() {
  const money = (await sandbox.signedIn(mayaTorres)).client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[1]?.id ?? 0;
  const quote = () => money.previewTransaction({ amount: 20, instrumentId, transferSpeed: 0 });
  const promise = ({ previewId, contractIds }: Awaited<ReturnType<typeof quote>>) =>
    money.performTransaction(
      { previewId, contractsAccepted: contractIds },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
  const send = async (quoted?: Awaited<ReturnType<typeof quote>>) => {
    const { transactionID } = await promise(quoted ?? (await quote()));
    await sandbox.advance(hour);
    return money.transactionDetails({ transactionID });
  };
  return { money, instrumentId, quote, promise, send };
}

async function expectSound() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
}

it.each([
  ['FlatRatePricing', 'instant', [2.99, 2.99]],
  ['PayPeriod5', 'program', [5, 0]],
  ['PayPeriod3', 'program', [3, 0]],
  ['PayPeriodOther', 'program', [4.5, 0]],
  ['Hours48', 'instant', [2.99, 0]],
  ['AccessFreedom', 'instant', [0, 0]],
  ['FlatRateFreedom', 'instant', [0, 2.99]],
  ['NYC', 'instant', [1, 1]],
  ['AccessChoice', 'instant', [2.99, 2.99]],
  ['AccessFreedomUSBank', 'instant', [2.99, 2.99]],
] as const)(
  '%s is charged as its %s fee, first and then [money-039] [money-155]',
  async (model, name, fees) => {
    await steer('fees', { email, model, mode: 'OnTop', programFee: 450 });
    const { send, money } = await begin();
    const sent = [await send(), await send()];
    expect(sent.map(({ fee }) => fee)).toEqual(fees);
    expect(sent.map(({ feeName }) => feeName)).toEqual([name, name]);
    expect((await money.getAvailableFunds()).feesThisYear).toBeCloseTo(fees[0] + fees[1]);
  },
);

it.each([
  'FirstFreeTransaction',
  'FreeDeductions',
  'Offer',
  'Custom',
  'SurveyDiscount',
  'FeeWaivedForService',
] as const)('%s lowers the fee of as many transfers as it was given for [money-053]', async (kind) => {
  await steer('fees', { email, kind, percentOff: 50, uses: 1 });
  const { send } = await begin();
  expect(await send()).toMatchObject({ fee: 1.49, usualFee: 2.99, feeKind: feeKind.toWire(kind) });
  expect(await send()).toMatchObject({ fee: 2.99, feeKind: null });
});

it('a discount is there again when its transfer comes back, and no two quotes use it twice [money-053]', async () => {
  await steer('fees', { email, kind: 'FirstFreeTransaction' });
  const { send, quote, instrumentId } = await begin();
  await steer('rails', { id: instrumentId, scenario: 'Refuses' });
  expect(await send()).toMatchObject({ transactionStatus: '10', fee: 0 });
  await steer('rails', { id: instrumentId, scenario: 'Pays' });
  const [first, second] = [await quote(), await quote()];
  expect([first.fee, second.fee]).toEqual([0, 0]);
  expect(await send(first)).toMatchObject({ transactionStatus: '2', fee: 0 });
  await expect(send(second)).rejects.toMatchObject({ code: 'PreviewExpired' });
});

it.each([
  ['OnTop', 22.99, 20, 2.99],
  ['Inclusive', 20, 17.01, 2.99],
  ['Debit', 20, 20, 0],
] as const)(
  '%s takes the fee where it says, before and after [money-052]',
  async (mode, debit, received, off) => {
    await steer('fees', { email, model: 'FlatRatePricing', mode });
    const { quote, send, money } = await begin();
    const before = (await money.getAvailableFunds()).accessibleAmount;
    const quoted = await quote();
    expect(quoted).toMatchObject({ fee: 2.99, totalDebit: debit, received });
    expect(await send(quoted)).toMatchObject({ amount: received, fee: 2.99, totalDebit: debit });
    const { accessibleAmount, breakdown, feesThisYear } = await money.getAvailableFunds();
    expect(before - accessibleAmount).toBeCloseTo(debit);
    expect([breakdown.fees, feesThisYear]).toEqual([off, 2.99]);
    await expectSound();
  },
);

it.each([
  ['Pays', '2', 'Success', 2.99],
  ['RefusesFee', '2', 'PrincipalAmountSuccess', 0],
  ['R01', '10', 'PrincipalAmountFailed', 0],
  ['RefusesLate', '3', 'Failed', 0],
  ['LateR01', '3', 'Failed', 0],
  ['PaysHalf', '5', 'PrincipalAmountSuccess', 0],
] as const)(
  'a fee that the card pays by itself, where the rail %s [money-045]',
  async (scenario, status, result, fee) => {
    await steer('fees', { email, model: 'FlatRatePricing', mode: 'Debit' });
    const { send, instrumentId, money } = await begin();
    await steer('rails', { id: instrumentId, scenario });
    const { transactionID } = await send();
    await sandbox.advance(7 * 24 * hour);
    const detail = await money.transactionDetails({ transactionID });
    expect(detail).toMatchObject({ transactionStatus: status, fee, feeName: 'cardPayment' });
    expect(resultOf(detail)).toBe(result);
    expect((await money.getAvailableFunds()).feesThisYear).toBe(fee);
    await expectSound();
  },
);

const resultOf = ({ feeResult: wire }: { feeResult?: number | null | undefined }) =>
  typeof wire === 'number' ? feeResult.fromWire(wire) : null;

it('a fee that the card refuses has failed before its amount has arrived [money-045]', async () => {
  await steer('fees', { email, model: 'FlatRatePricing', mode: 'Debit' });
  const { quote, promise, instrumentId, money } = await begin();
  await steer('rails', { id: instrumentId, scenario: 'RefusesFee' });
  const { transactionID } = await promise(await quote());
  await sandbox.settle();
  const detail = await money.transactionDetails({ transactionID });
  expect([detail.transactionStatus, resultOf(detail)]).toEqual(['0', 'InstantFeeAmountFailed']);
});

it('an amount that comes back waits for no fee, which has been paid alone until the card has it again [money-045]', async () => {
  await steer('fees', { email, model: 'FlatRatePricing', mode: 'Debit' });
  const { send, instrumentId, money } = await begin();
  await steer('rails', { id: instrumentId, scenario: 'LateR01' });
  const { transactionID } = await send();
  const detail = async () => {
    const { transactionStatus, fee, ...rest } = await money.transactionDetails({ transactionID });
    return [transactionStatus, resultOf(rest), fee];
  };
  await sandbox.advance(hour);
  expect(await detail()).toEqual(['2', 'Success', 2.99]);
  await steer('rails', { id: instrumentId, scenario: 'KeepsFee' });
  await sandbox.advance(7 * 24 * hour);
  expect(await detail()).toEqual(['3', 'InstantFeeAmountSuccess', 2.99]);
  await expectSound();
  await steer('rails', { id: instrumentId, scenario: 'Pays' });
  await sandbox.advance(7 * hour);
  expect(await detail()).toEqual(['3', 'Failed', 0]);
  await expectSound();
});

it('a fee that is charged by itself comes from the card that was chosen for it [money-002]', async () => {
  await steer('fees', { email, model: 'PayPeriod5', mode: 'Debit' });
  const { send, instrumentId } = await begin();
  const [place] = await sandbox.db.select().from(instruments).where(eq(instruments.id, instrumentId));
  if (!place) throw new Error('There is no card.');
  const { id: _id, ...copied } = place;
  const [card] = await sandbox.db
    .insert(instruments)
    .values({ ...copied, displayText: 'For fees', last4: '4455', isDefault: false })
    .returning();
  await sandbox.db.insert(debitCards).values({
    ...{ instrumentId: card?.id ?? 0, token: 'tok-of-fees', fingerprint: 'of-fees', brand: 1, processor: 1 },
    ...{ expiry: '2033-09', nameOnCard: 'Maya Torres', billingAddress: '{}', paysProgramFee: true },
  });
  const { transactionID } = await send();
  expect(await sandbox.db.select().from(railPayments).orderBy(railPayments.reference)).toMatchObject([
    { reference: `${transactionID}:fee`, instrumentId: card?.id, paidMinor: 500 },
    { reference: `${transactionID}:principal`, instrumentId, paidMinor: 2000 },
  ]);
  await expectSound();
});

it('a fee that the ledger has and its payment has not is found by the comparison of the books', async () => {
  await steer('fees', { email, model: 'FlatRatePricing', mode: 'Debit' });
  const { send } = await begin();
  const { transactionID } = await send();
  await sandbox.advance(7 * 24 * hour);
  await expectSound();
  const entry = {
    kind: 'charge',
    ...{ reference: `charge-again:${transactionID}`, at: sandbox.server.clock.now() },
    lines: chargeLines('USD', 299),
  } as const;
  await sandbox.db.transaction((tx) => post(tx, entry));
  expect(await checkRails(sandbox.db)).toMatchObject({ misbooked: [transactionID] });
});
