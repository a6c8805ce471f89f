/** What money is spent on, in the order in which it is listed. */
export const spendCategories = [
  'Groceries',
  'EatingOut',
  'Home',
  'Bills',
  'Transport',
  'Health',
  'Shopping',
  'Fun',
  'Other',
] as const;
export type SpendCategory = (typeof spendCategories)[number];

/** Whether a word is a category. */
export const isSpendCategory = (word: string): word is SpendCategory =>
  (spendCategories as readonly string[]).includes(word);

/** Words in the names of merchants, and what they sell. The first that is found decides. */
const rules: readonly (readonly [SpendCategory, readonly string[]])[] = [
  [
    'Bills',
    [
      'power',
      'electric',
      'hydro',
      'water works',
      'wireless',
      'telecom',
      'mobile',
      'internet',
      'insurance',
      'loan',
    ],
  ],
  ['Home', ['apartment', 'rent', 'hardware', 'furniture', 'garden']],
  ['Health', ['pharmacy', 'dental', 'clinic', 'optical', 'drug', 'vet']],
  ['Transport', ['fuel', 'gas ', 'petrol', 'transit', 'metro', 'parking', 'taxi', 'rides', 'tire', 'auto']],
  [
    'EatingOut',
    [
      'cafe',
      'coffee',
      'pizza',
      'taco',
      'burger',
      'bakery',
      'diner',
      'grill',
      'sushi',
      'noodle',
      'kitchen',
      'bar ',
    ],
  ],
  ['Groceries', ['grocer', 'market', 'foods', 'supermarket', 'produce', 'butcher', 'mart']],
  ['Fun', ['cinema', 'stream', 'games', 'music', 'theater', 'bowling', 'fitness', 'gym']],
  [
    'Shopping',
    ['shoes', 'clothing', 'electronics', 'books', 'outlet', 'department', 'toys', 'beauty', 'thrift'],
  ],
];

/** A merchant's name as it is compared: without the shop's number, the payment terminal, accents and case. */
export function merchantKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:sq|tst|pos|py) ?\*+ ?/, '')
    .replace(/[#*]?\d+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a purchase was for: what its person has said of this merchant, or else the rules, or else "other". */
export function categoryOf(
  merchant: string,
  corrections: ReadonlyMap<string, SpendCategory> = new Map(),
): SpendCategory {
  const key = merchantKey(merchant);
  const padded = `${key} `;
  return (
    corrections.get(key) ??
    rules.find(([, words]) => words.some((word) => padded.includes(word)))?.[0] ??
    'Other'
  );
}
