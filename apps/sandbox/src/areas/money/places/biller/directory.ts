import type { WireBiller } from '@dayfare/api/money/places/places-contract';
import type { CurrencyCode } from '@dayfare/domain/money';

type Entry = WireBiller & { readonly currency: CurrencyCode };

/** How a biller writes its account numbers: digits alone, or with letters; how few and how many; one of them. */
type Written = readonly ['digits' | 'letters', least: number, most: number, example: string];

const entry = (
  id: number,
  [name, category]: readonly [string, string],
  [kind, least, most, example]: Written,
  {
    currency = 'USD',
    takesInstant = false,
    needsZip = false,
  }: Partial<Pick<Entry, 'currency' | 'takesInstant' | 'needsZip'>> = {},
): Entry => ({
  ...{ id, name, category, currency, takesInstant, needsZip },
  account: { hasLetters: kind === 'letters', least, most, example },
});

/** The billers of the network that the sandbox plays. */
const entries: readonly Entry[] = [
  entry(1, ['City Power & Light', 'Electricity'], ['digits', 6, 10, '4471 0083'], { takesInstant: true }),
  entry(2, ['Harbor Water Works', 'Water'], ['digits', 6, 9, '120-448-931'], { needsZip: true }),
  entry(3, ['Skyline Wireless', 'Phone'], ['digits', 6, 12, '9005-5120-77'], { takesInstant: true }),
  entry(4, ['Northway Insurance', 'Insurance'], ['letters', 6, 12, 'NW-778899']),
  entry(5, ['Maple Court Apartments', 'Rent'], ['letters', 4, 8, 'MC1204'], { needsZip: true }),
  entry(6, ['Student Loan Servicing', 'Loan'], ['digits', 10, 10, '55 1029 3847']),
  entry(7, ['Électricité du Plateau', 'Electricity'], ['digits', 6, 10, '3002 7714'], {
    ...{ currency: 'CAD', takesInstant: true },
  }),
  entry(8, ['Télécom Laurentides', 'Phone'], ['letters', 6, 10, 'TL-204-118'], { currency: 'CAD' }),
  entry(9, ['Toronto Hydro Service', 'Electricity'], ['digits', 6, 10, '8815-0426'], { currency: 'CAD' }),
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
