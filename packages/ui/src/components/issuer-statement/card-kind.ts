/** Kinds of card that an issuer's statement names. */
export type CardKind = 'prepaid' | 'payroll' | 'debit';

const kinds: Readonly<Record<string, CardKind>> = {
  GPR: 'prepaid',
  CIP: 'payroll',
  CIP1: 'payroll',
  NoCIP: 'payroll',
  Debit: 'debit',
};

/** Returns the kind for the API's card type; anything unknown is prepaid. */
export function cardKind(cardType: string | null | undefined): CardKind {
  return cardType && Object.hasOwn(kinds, cardType) ? (kinds[cardType] ?? 'prepaid') : 'prepaid';
}
