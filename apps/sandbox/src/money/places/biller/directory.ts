import type { WireBiller } from '@dayfare/api/money/places/places-contract';
import type { CurrencyCode } from '@dayfare/domain/money';

type Entry = WireBiller & { readonly currency: CurrencyCode };

const entry = (
  id: number,
  [name, category]: readonly [string, string],
  {
    currency = 'USD',
    takesInstant = false,
    needsZip = false,
  }: Partial<Pick<Entry, 'currency' | 'takesInstant' | 'needsZip'>> = {},
): Entry => ({ id, name, category, currency, takesInstant, needsZip });

/** The billers of the network that the sandbox plays. */
const entries: readonly Entry[] = [
  entry(1, ['City Power & Light', 'Electricity'], { takesInstant: true }),
  entry(2, ['Harbor Water Works', 'Water'], { needsZip: true }),
  entry(3, ['Skyline Wireless', 'Phone'], { takesInstant: true }),
  entry(4, ['Northway Insurance', 'Insurance']),
  entry(5, ['Maple Court Apartments', 'Rent'], { needsZip: true }),
  entry(6, ['Student Loan Servicing', 'Loan']),
  entry(7, ['Électricité du Plateau', 'Electricity'], { currency: 'CAD', takesInstant: true }),
  entry(8, ['Télécom Laurentides', 'Phone'], { currency: 'CAD' }),
  entry(9, ['Toronto Hydro Service', 'Electricity'], { currency: 'CAD' }),
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const shown = ({ currency: _, ...biller }: Entry): WireBiller => biller;

/** Billers that are paid in a currency, by part of a name, in the order of their names. */
export function findBillers(currency: CurrencyCode, search: string): WireBiller[] {
  return entries
    .filter((one) => one.currency === currency && plain(one.name).includes(plain(search.trim())))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(shown);
}

/** A biller that is paid in a currency. */
export function billerWith(id: number, currency: CurrencyCode): WireBiller | undefined {
  const found = entries.find((one) => one.id === id && one.currency === currency);
  return found && shown(found);
}
