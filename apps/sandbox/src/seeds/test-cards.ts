import { isLuhn } from '@dayfare/domain/validation';

/** What a processor and a bank make of a card. */
export interface CardConduct {
  readonly isInstant?: boolean;
  readonly isDebit?: boolean;
  readonly issuer?: 'product' | 'usBank';
  readonly processor?: 'declined' | 'addressMismatch' | 'unreachable';
  /** What its bank does when it is asked to confirm the card. */
  readonly bank?: 'challenge' | 'refused' | 'silent';
}

interface TestCard {
  /** The first 15 digits. */
  readonly begins: string;
  readonly says: string;
  readonly conduct: CardConduct;
}

const testCards = {
  works: { begins: '424242424242424', says: 'Visa: confirmed at once.', conduct: {} },
  master: { begins: '555555555555444', says: 'Mastercard: confirmed at once.', conduct: {} },
  discover: {
    begins: '601100099013942',
    says: 'Discover, processed by CardConnect: confirmed at once.',
    conduct: {},
  },
  challenge: {
    begins: '400000000000322',
    says: 'Its bank asks its customer.',
    conduct: { bank: 'challenge' },
  },
  silent: {
    begins: '400000000000323',
    says: 'Its bank opens a page that never ends.',
    conduct: { bank: 'silent' },
  },
  refused: { begins: '400000000000324', says: 'Its bank doesn’t confirm it.', conduct: { bank: 'refused' } },
  declined: {
    begins: '400000000000000',
    says: 'Declined by the processor.',
    conduct: { processor: 'declined' },
  },
  otherAddress: {
    begins: '400000000000001',
    says: 'The bank has another billing address, unless the ZIP code is 94105.',
    conduct: { processor: 'addressMismatch' },
  },
  unreachable: {
    begins: '400000000000002',
    says: 'The processor doesn’t answer.',
    conduct: { processor: 'unreachable' },
  },
  nonInstant: {
    begins: '400000000000003',
    says: 'Takes no instant transfers: the account behind it is asked for.',
    conduct: { isInstant: false },
  },
  credit: { begins: '400000000000004', says: 'A credit card.', conduct: { isDebit: false } },
  product: { begins: '510510510510510', says: 'The product’s own card.', conduct: { issuer: 'product' } },
  usBank: { begins: '400000000000005', says: 'A card of U.S. Bank.', conduct: { issuer: 'usBank' } },
} as const satisfies Record<string, TestCard>;

/** Names of the test cards. */
export type TestCardName = keyof typeof testCards;

/** Adds the check digit. */
function numberFrom(begins: string): string {
  const digit = [...'0123456789'].find((last) => isLuhn(begins + last));
  if (digit === undefined) throw new Error(`${begins} is not made of digits.`);
  return begins + digit;
}

/** The whole number of a test card. */
export const testCardNumber = (name: TestCardName): string => numberFrom(testCards[name].begins);

/** Every test card, for people who want to try one. */
export const listedTestCards = Object.values(testCards).map(({ begins, says }) => ({
  number: numberFrom(begins),
  says,
}));

/** What is made of a number; every one that isn't a test card's simply works. */
export function conductOf(number: string): CardConduct {
  return Object.values(testCards).find(({ begins }) => number.startsWith(begins))?.conduct ?? {};
}
