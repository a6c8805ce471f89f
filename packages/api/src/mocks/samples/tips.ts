import type { WireTips, WireTipsDeposit } from '../../tips/contract.ts';

/** $86.40 of tips of the 16th, on their way to a bank. */
export function deposit(overrides: Partial<WireTipsDeposit> = {}): WireTipsDeposit {
  return {
    ...{ depositID: 3, kind: 4, amount: 86.4, workedOn: '2026-10-16' },
    ...{ reportedAt: '2026-10-16T22:10:00Z', state: 'onItsWay', place: 'First Harbor Checking ••4821' },
    arrivesAt: '2026-10-19T21:00:00Z',
    ...overrides,
  };
}

/** Paid out early to a bank: a payout on its way, one that arrived, and one that came with pay. */
export function tips(overrides: Partial<WireTips> = {}): WireTips {
  const account = { instrumentID: 101, name: 'First Harbor Checking ••4821' };
  return {
    ...{ currency: 'USD', mode: 2 },
    steps: [
      { step: 'AcceptTerms', isDone: true },
      { step: 'TipsSetting', isDone: true },
      { step: 'LinkTipsAccount', isDone: true },
      { step: 'OptIn', isDone: true },
    ],
    ...{ setting: 'Tips', account, isOptedIn: true, waiting: 0, thisMonth: 214.15 },
    accounts: [account, { instrumentID: 102, name: 'Visa Debit ••4242' }],
    deposits: [
      deposit(),
      deposit({
        ...{ depositID: 2, amount: 102.75, workedOn: '2026-10-14', reportedAt: '2026-10-14T22:05:00Z' },
        ...{ state: 'paid', arrivesAt: null },
      }),
      deposit({
        ...{ depositID: 1, kind: 5, amount: 25, workedOn: '2026-10-12', state: 'withPay' },
        ...{ reportedAt: '2026-10-12T20:00:00Z', place: null, arrivesAt: null },
      }),
    ],
    ...overrides,
  };
}
