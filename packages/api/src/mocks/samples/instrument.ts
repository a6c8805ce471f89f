import type { WireInstrument } from '../../money/contract.ts';
import { bankAccount, debitCard } from './money.ts';

type Test = NonNullable<WireInstrument['pennyTest']>;

/** An account that was added by hand; its two small deposits are under way. */
export function manualAccount(
  test: Partial<Test> = {},
  overrides: Partial<WireInstrument> = {},
): WireInstrument {
  return bankAccount({
    ...{ id: 503, displayText: 'Northside Savings', last4: '2210', instrumentSubType: 4 },
    ...{ isDefaultSelected: false, status: 6, verification: 7 },
    pennyTest: {
      status: 0,
      ...{ arrivesAt: '2026-11-23T14:00:00Z', expiresAt: '2026-12-03T14:00:00Z' },
      ...{ triesLeft: 3, resendsLeft: 2 },
      ...test,
    },
    ...overrides,
  });
}

/** An account whose link to its bank has expired. */
export function expiredLink(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return bankAccount({
    ...{ id: 504, displayText: 'Harbor Credit Union', last4: '4821', instrumentSubType: 3 },
    ...{ isDefaultSelected: false, status: 5, verification: 9 },
    ...overrides,
  });
}

/** An account that its bank has closed. */
export function closedAccount(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return bankAccount({
    ...{ id: 505, displayText: 'Old Mill Bank', last4: '0077', instrumentSubType: 3 },
    ...{ isDefaultSelected: false, status: 3 },
    ...overrides,
  });
}

/** A debit card that was linked here and works. */
export function linkedCard(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return debitCard({
    ...{ id: 506, displayText: 'Payday card', verification: 1, cardBrand: 0, cardProcessor: 1 },
    ...{ expirationDate: '2029-04', isHybridModelCard: false },
    ...overrides,
  });
}

/** An account at another service, by its payname. */
export function visaPlus(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return debitCard({
    ...{ id: 507, displayText: 'maya.torres+venmo', last4: '', instrumentSubType: 7, imageName: 'visa' },
    ...{ isDefaultSelected: false },
    ...overrides,
  });
}

/** The product's own card, which holds money. */
export function productCard(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return debitCard({
    ...{ id: 508, displayText: 'Dayfare card', last4: '7702', instrumentSubType: 0, imageName: 'card' },
    ...{ isDefaultSelected: false },
    ...overrides,
  });
}

/** An Amazon gift card, to which pay can be sent. */
export function giftCard(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return debitCard({
    ...{ id: 509, displayText: 'Amazon gift card', last4: '', instrumentType: 5, instrumentSubType: 2 },
    ...{ isDefaultSelected: false, imageName: 'gift' },
    ...overrides,
  });
}

/** An account at a biller that takes payments at once. */
export function biller(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return debitCard({
    ...{ id: 510, displayText: 'City Power & Light', last4: '8899', instrumentType: 4, instrumentSubType: 2 },
    ...{ isDefaultSelected: false, imageName: 'bill' },
    ...overrides,
  });
}
