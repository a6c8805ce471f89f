import { moneyContract } from '@dayfare/api/money/contract';
import { transactionSource, transactionType } from '@dayfare/domain/money';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

async function signedIn() {
  const money = (await sandbox.signedIn()).client(moneyContract);
  type Filter = NonNullable<Parameters<typeof money.getTransactionHistory>[0]>['TransactionHistoryFilter'];
  const totals = async (filter: Filter = {}) => {
    const { totals } = await money.getTransactionHistory({ TransactionHistoryFilter: filter });
    if (!totals) throw new Error('The history came without totals.');
    return totals;
  };
  return { money, totals };
}

const sumOf = (months: readonly { readonly taken: number; readonly fees: number }[], of: 'taken' | 'fees') =>
  months.reduce((total, month) => total + month[of], 0);

it('are of all pages, without what was canceled, and follow the filter', async () => {
  const { money, totals } = await signedIn();
  const all = await totals();
  expect([all.taken, all.fees]).toEqual([1080, 14.95]);
  expect(all.months.map(({ month }) => month)).toEqual(
    all.months
      .map(({ month }) => month)
      .toSorted()
      .toReversed(),
  );
  expect(sumOf(all.months, 'taken')).toBeCloseTo(1080);
  expect(sumOf(all.months, 'fees')).toBeCloseTo(14.95);
  const ofCards = await totals({ TransactionType: [transactionType.toWire('Card')] });
  expect([ofCards.taken, ofCards.fees]).toEqual([205, 14.95]);
  expect(await totals({ Title: 'nothing' })).toEqual({ taken: 0, fees: 0, months: [] });
  expect((await money.getTransactionHistory({})).sources).toEqual([transactionSource.toWire('EWA')]);
});

it('count of what arrived in part only that part, and no fee', async () => {
  const { money, totals } = await signedIn();
  const [, card] = (await money.getInstruments()).instruments;
  const instrumentId = card?.id ?? 0;
  await sandbox.app.request('http://localhost/sandbox/rails', {
    ...{ method: 'POST', body: JSON.stringify({ id: instrumentId, scenario: 'PaysHalf' }) },
  });
  const quoted = await money.previewTransaction({ amount: 40, instrumentId, transferSpeed: 0 });
  const { transactionID } = await money.performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  await sandbox.advance(3_600_000);
  expect(await totals()).toMatchObject({ taken: 1100, fees: 14.95 });
  const [line] = (await money.getTransactionHistory({})).transactionDetails;
  expect(line).toMatchObject({ transactionID, returnedAmount: 20, returnedFee: 2.99 });
});
