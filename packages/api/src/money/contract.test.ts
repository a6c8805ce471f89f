import { describe, expect, it } from 'vitest';
import { moneySamples, transferSamples } from '../mocks/index.ts';
import { moneyContract } from './contract.ts';
import { availableFunds, earnings } from './funds.ts';
import { historyInput } from './records/history.ts';

const routeOf = (name: keyof typeof moneyContract) => {
  const { method, path } = moneyContract[name]['~orpc'].route;
  return `${method} ${path}`;
};

describe('the money calls', () => {
  it('GET user/GetAvailableFunds gives accessibleAmount [money-004]', () => {
    expect(routeOf('getAvailableFunds')).toBe('GET /user/GetAvailableFunds');
    expect(availableFunds.parse(moneySamples.availableFunds()).accessibleAmount).toBe(182.4);
  });

  it('the earnings summary has its six documented fields [money-008]', () => {
    const { summary } = earnings.parse(moneySamples.earnings());
    for (const field of [
      'totalEarnings',
      'accessibleAmount',
      'totalHoursWorked',
      'currentPayPeriod',
      'hourlyRate',
      'maxAccessLimit',
    ]) {
      expect(summary).toHaveProperty(field);
    }
  });

  it('an earnings day has totals, regular, overtime and double overtime hours and its date [money-009]', () => {
    const { days } = earnings.parse(moneySamples.earnings());
    for (const day of days) {
      expect(Object.keys(day).toSorted()).toEqual([
        'dOTHours',
        'earningDate',
        'oTHours',
        'regHours',
        'totalEarnings',
        'totalHours',
      ]);
    }
  });

  it('POST ewa/getTransactionHistory takes the documented query with its defaults [money-084]', () => {
    expect(routeOf('getTransactionHistory')).toBe('POST /ewa/getTransactionHistory');
    expect(historyInput.parse({})).toEqual({
      IncludeTransactionDetails: true,
      IncludeTransactionDeductions: false,
      TransactionHistoryFilter: {
        RecordCount: 10,
        InstrumentIDs: [],
        Title: '',
        MinAmount: 0,
        MaxAmount: 500,
        PageNumber: 1,
        TransactionTimeFrame: '',
        TransactionStatus: '',
        PageSize: 10,
        SortedByColumn: '',
        SortingOrder: 'Desc',
        TransactionType: null,
        // Ours; empty changes nothing about the documented query.
        TransactionSource: [],
      },
    });
  });

  it('a filter that is given in part gets the defaults for the rest', () => {
    const { TransactionHistoryFilter } = historyInput.parse({ TransactionHistoryFilter: { PageNumber: 3 } });
    expect(TransactionHistoryFilter).toMatchObject({ PageNumber: 3, PageSize: 10, SortingOrder: 'Desc' });
  });

  it('the history gives transactionDetails, each with a title [money-085]', () => {
    const { transactionDetails } = transferSamples.history();
    expect(transactionDetails.every(({ title }) => title !== '')).toBe(true);
    const schema = moneyContract.getTransactionHistory['~orpc'].outputSchema;
    expect(schema?.safeParse({ transactionDetails: [{}], totalRecords: 1 }).success).toBe(false);
    expect(schema?.safeParse(transferSamples.history()).success).toBe(true);
  });

  it('POST ewa/TransactionDetails takes {transactionID} and gives title, transferredTo and transactionID [money-089]', () => {
    expect(routeOf('transactionDetails')).toBe('POST /ewa/TransactionDetails');
    const { inputSchema, outputSchema } = moneyContract.transactionDetails['~orpc'];
    expect(inputSchema?.parse({ transactionID: 'T-1' })).toEqual({ transactionID: 'T-1' });
    expect(outputSchema?.parse(transferSamples.transactionDetail())).toMatchObject({
      title: 'Early pay',
      transferredTo: 'First Harbor checking ••6789',
      transactionID: 'T-10042',
    });
  });

  it('DELETE cancels a transaction under both spellings of the path [money-090]', () => {
    expect(routeOf('cancelTransaction')).toBe('DELETE /ewa/cancelTransaction/{id}');
    expect(routeOf('cancelTransactionAlternate')).toBe('DELETE /ewa/CancelTransaction/{id}');
  });

  it('POST ewa/SendEmailReceipt emails a receipt to an address [money-092]', () => {
    expect(routeOf('sendEmailReceipt')).toBe('POST /ewa/SendEmailReceipt');
    const { inputSchema } = moneyContract.sendEmailReceipt['~orpc'];
    expect(inputSchema?.safeParse({ transactionID: 'T-1', emailAddress: 'a@b.example' }).success).toBe(true);
    expect(inputSchema?.safeParse({ transactionID: 'T-1', emailAddress: 'nobody' }).success).toBe(false);
  });

  it('only performing a transfer needs an idempotency key, and asking never counts as a write', () => {
    const metaOf = (name: keyof typeof moneyContract) => moneyContract[name]['~orpc'].meta;
    expect(metaOf('performTransaction')).toEqual({ idempotent: true });
    for (const name of ['previewTransaction', 'getTransactionHistory', 'transactionDetails'] as const) {
      expect(metaOf(name)).toEqual({ kind: 'read' });
    }
    expect(metaOf('transactionByKey')).toEqual({ kind: 'read', ours: true });
  });

  it('a preview of nothing or of less is refused', () => {
    const { inputSchema } = moneyContract.previewTransaction['~orpc'];
    const accepts = (amount: number) => inputSchema?.safeParse({ amount, instrumentId: 1 }).success;
    expect([0.01, 40.25].map(accepts)).toEqual([true, true]);
    expect([0, -1, 1.005].map(accepts)).toEqual([false, false, false]);
  });
});
