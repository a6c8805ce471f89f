import type { WireCardMonths, WireCardTransactionDetail } from '../../card/activity-contract.ts';
import type { WireCardApplication } from '../../card/apply/apply-contract.ts';
import type { WireCard, WireCardDetail } from '../../card/card.ts';

/** What is known of a card that is in use; give fields to change. */
export const cardDetail = (overrides: Partial<WireCardDetail> = {}): WireCardDetail => ({
  ...{ instrumentID: 901, last4: '4417', holder: 'Nadia Rahman', network: 'Visa', artCode: 'common' },
  address: {
    addressLine1: '48 Maple Court',
    addressLine2: '',
    ...{ city: 'Hartford', state: 'CT', zipcode: '06103' },
  },
  ...{ currency: 'USD', balance: 438.55, updatedAt: '2026-11-23T14:58:00Z' },
  lastLoad: { amount: 120, at: '2026-11-20T15:00:00Z' },
  lastSpend: { amount: -18.4, at: '2026-11-22T18:12:00Z' },
  ...{ orderedOn: null, lostFee: 5, replacedLast4: '' },
  ...overrides,
});

/** A card that is open and has a PIN; give fields to change. */
export const card = (overrides: Partial<WireCard> = {}): WireCard => ({
  ...{ id: 31, isATMPINSet: true, isCardActivated: true, status: 1, type: 0, program: 0, block: 1 },
  ...{ approval: 2, application: 2, rejection: null, decisionBy: null, detail: cardDetail() },
  ...overrides,
});

/** A card that was ordered on a day and is not activated yet. */
export const newCard = (orderedOn = '2026-11-18'): WireCard =>
  card({
    ...{ isATMPINSet: false, isCardActivated: false, status: 0 },
    detail: cardDetail({ ...{ balance: 60, lastSpend: null }, orderedOn }),
  });

/** There is none; give what was decided about an application. */
export const noCard = (overrides: Partial<WireCard> = {}): WireCard =>
  card({
    ...{ id: 0, isATMPINSet: false, isCardActivated: false, status: 11, block: 0 },
    ...{ approval: 0, application: 0, detail: null },
    ...overrides,
  });

/** An application that is whole and has not been sent; give fields to change. */
export const cardApplication = (overrides: Partial<WireCardApplication> = {}): WireCardApplication => ({
  ...{ program: 1, hasAgreed: true, hasApplicant: true, scannedAt: '2026-11-23T14:52:00Z' },
  applicant: {
    ...{ firstName: 'Clara', lastName: 'Mbeki', birthDate: '1990-05-04' },
    ...{ addressLine1: '12 Orchard Street', addressLine2: '', city: 'Hartford', state: 'CT' },
    zipcode: '06103',
  },
  ...overrides,
});

/** Two months of a card. */
export const cardMonths = (overrides: Partial<WireCardMonths> = {}): WireCardMonths => ({
  currency: 'USD',
  months: [
    {
      ...{ month: '2026-11', loaded: 120, spent: 72.15 },
      transactions: [
        transaction('P-9', 'purchase', 'Café Río', -18.4, '2026-11-22T18:12:00Z'),
        transaction('P-8', 'decline', 'Northway Electronics', -649, '2026-11-21T21:40:00Z'),
        transaction('P-7', 'load', '', 120, '2026-11-20T15:00:00Z'),
        transaction('P-6', 'purchase', 'Pine Street Market', -53.75, '2026-11-19T22:05:00Z'),
      ],
    },
    {
      ...{ month: '2026-10', loaded: 900, spent: 640 },
      transactions: [transaction('P-2', 'purchase', 'Maple Court Apartments', -640, '2026-10-31T16:00:00Z')],
    },
  ],
  hasEarlier: false,
  ...overrides,
});

function transaction(
  transactionID: string,
  kind: WireCardMonths['months'][number]['transactions'][number]['kind'],
  merchant: string,
  amount: number,
  at: string,
) {
  return { transactionID, kind, merchant, amount, at };
}

/** A purchase with all that is known of it; give fields to change. */
export const cardTransaction = (
  overrides: Partial<WireCardTransactionDetail> = {},
): WireCardTransactionDetail => ({
  ...transaction('P-9', 'purchase', 'Café Río', -18.4, '2026-11-22T18:12:00Z'),
  ...{ currency: 'USD', place: 'Hartford, CT', declineReason: null, last4: '4417', case: null },
  ...overrides,
});
