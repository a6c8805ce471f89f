/** What an issuer's statement calls a card. */
export type CardKind = 'prepaid' | 'payroll' | 'debit';

const kinds: Readonly<Record<string, CardKind>> = {
  GPR: 'prepaid',
  CIP: 'payroll',
  CIP1: 'payroll',
  NoCIP: 'payroll',
  Debit: 'debit',
};

/** The kind by the wire's card type: anything else, and none at all, is prepaid. */
export function cardKind(cardType: string | null | undefined): CardKind {
  return cardType && Object.hasOwn(kinds, cardType) ? (kinds[cardType] ?? 'prepaid') : 'prepaid';
}
