import type { SeedInstrument } from './seed.ts';

/** Working patterns: minutes on each of the 14 days of a pay period. */
export const patterns = {
  /** Six shifts a week in a shop, one of them long. */
  shop: [450, 480, 0, 510, 480, 450, 300, 480, 450, 540, 0, 450, 480, 300],
  /** Five full days, then four, on a ward. */
  ward: [480, 480, 480, 0, 480, 480, 480, 480, 0, 480, 480, 0, 0, 480],
  /** Long shifts in a warehouse. */
  warehouse: [600, 600, 0, 600, 600, 480, 480, 480, 0, 480, 600, 600, 0, 480],
  /** Many short shifts. */
  kitchen: [300, 360, 300, 360, 0, 420, 420, 300, 360, 300, 360, 0, 420, 420],
  /** Long Saturdays and Sundays. */
  weekend: [600, 540, 0, 0, 0, 0, 0, 600, 540, 0, 0, 0, 0, 0],
  /** A few hours after other work. */
  evenings: [180, 0, 180, 0, 180, 0, 0, 180, 0, 180, 0, 180, 0, 0],
  none: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
} as const;

/** A checking account linked by its holder. */
export function checking(name: string, last4: string): SeedInstrument {
  const imageName = 'bank';
  return {
    name,
    last4,
    imageName,
    kind: 'BankAccount',
    subType: 'PlaidBank',
    accountType: 'PersonalChecking',
  };
}

/** A debit card that takes instant transfers. */
export function debitCard(name: string, last4: string, imageName: 'visa' | 'mastercard'): SeedInstrument {
  return { name, last4, imageName, kind: 'Card', subType: 'DebitCard', instant: true };
}

/** The end of an account number that no biller knows. */
const unknownAtBiller = '0000';

/** An account at a biller of the directory; one that the biller doesn't know sends back what is paid to it. */
export function billerAccount(name: string, id: number, accountNumber: string): SeedInstrument {
  return {
    ...{ name, kind: 'Biller', subType: 'NonInstantCard', last4: accountNumber.slice(-4), imageName: 'bill' },
    biller: { id, accountNumber },
    refusesPayouts: accountNumber.endsWith(unknownAtBiller),
  };
}
