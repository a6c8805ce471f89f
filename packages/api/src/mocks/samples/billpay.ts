import type { WireBillpayBiller } from '../../billpay/biller.ts';
import type { WireBills } from '../../billpay/contract.ts';

/** A company for electricity that is not in the person's own list, or the given one. */
export const biller = (overrides: Partial<WireBillpayBiller> = {}): WireBillpayBiller => ({
  id: 1,
  name: 'City Power & Light',
  category: 'Electricity',
  isKept: false,
  ...overrides,
});

/** Two that are in the person's own list, and three more. */
export const billers = (): { billers: WireBillpayBiller[] } => ({
  billers: [
    biller({ isKept: true }),
    biller({ id: 5, name: 'Maple Court Apartments', category: 'Rent', isKept: true }),
    biller({ id: 2, name: 'Harbor Water Works', category: 'Water' }),
    biller({ id: 4, name: 'Northway Insurance', category: 'Insurance' }),
    biller({ id: 3, name: 'Skyline Wireless', category: 'Phone' }),
  ],
});

const powerAccount = {
  instrumentID: 510,
  name: 'City Power & Light',
  category: 'Electricity',
  last4: '0083',
};
const rentAccount = { instrumentID: 511, name: 'Maple Court Apartments', category: 'Rent', last4: '1204' };

const plain = {
  ...{ frequency: 2, paymentEndDate: null, autopay: false, autopayLimit: null, remindDays: null },
  ...{ numberOfTimes: 0, isStopped: false },
};

/** $46.20 for electricity every month, due on November 30, or the given day of a bill. */
export const due = (overrides: Partial<WireBills['dues'][number]> = {}): WireBills['dues'][number] => ({
  ...{ dueID: 1, billID: 1, dueDate: '2026-11-30', amountDue: 46.2, state: 'open', payment: null },
  ...{ lastPayDate: '2026-11-25', transactionID: null, reason: null, trace: null },
  ...overrides,
});

/** Two bills: one on autopay with a limit, one with a day in each state. */
export function bills(overrides: Partial<WireBills> = {}): WireBills {
  return {
    ...{ currency: 'USD', country: 'US', dueSoon: 3, earliestDay: '2026-11-21' },
    bills: [
      {
        ...{ ...plain, billID: 1, account: powerAccount, amountDue: 46.2, dueDate: '2026-11-30' },
        ...{ numberOfTimes: 12, autopay: true, autopayLimit: 60, remindDays: 3 },
      },
      { ...plain, billID: 2, account: rentAccount, amountDue: 120, dueDate: '2026-09-18' },
    ],
    dues: [
      due({ dueID: 3, billID: 2, dueDate: '2026-09-18', amountDue: 120, state: 'markedPaid' }),
      due({
        ...{ dueID: 4, billID: 2, dueDate: '2026-10-18', amountDue: 120, state: 'paid' },
        transactionID: 'T-10042',
        trace: { state: 'found', at: '2026-10-22T13:00:00Z', reference: '20481-55310' },
      }),
      due({
        ...{ dueID: 5, billID: 2, dueDate: '2026-11-18', amountDue: 120, reason: 'FundsNotAvailable' },
      }),
      due({
        state: 'scheduled',
        payment: { date: '2026-11-25', cutOff: '2026-11-25T14:00:00Z', isAutopay: true },
      }),
      due({ dueID: 2, billID: 2, dueDate: '2026-12-18', amountDue: 120, lastPayDate: '2026-12-17' }),
    ],
    accounts: [powerAccount, rentAccount],
    limits: { least: 5, most: 500, mostByItself: 200 },
    ...{ contractType: 12, contractIds: [120] },
    ...overrides,
  };
}

/** Before the first bill. */
export const noBills = (overrides: Partial<WireBills> = {}): WireBills =>
  bills({ bills: [], dues: [], dueSoon: 0, ...overrides });
