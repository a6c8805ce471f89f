/** A country that the product serves. */
export type ResidenceCountry = 'US' | 'CA';

/** Places to live by country, as two-letter postal codes. The documents list none; the territories are those excluded for cards. */
const residentialStates = {
  US: [
    ...(['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID'] as const),
    ...(['IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO'] as const),
    ...(['MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA'] as const),
    ...(['RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'] as const),
    ...(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'] as const),
  ],
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
} as const satisfies Record<ResidenceCountry, readonly string[]>;

/** A state, territory or province by its postal code. */
export type ResidentialState = (typeof residentialStates)[ResidenceCountry][number];

/** Places without payroll or prepaid cards. */
const withoutCards: ReadonlySet<string> = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

const known: ReadonlySet<string> = new Set(Object.values(residentialStates).flat());

/** Whether a text is the code of a place to live. */
export function isResidentialState(text: string | null | undefined): text is ResidentialState {
  return known.has(text ?? '');
}

/** Canada's region number. The documents don't number regions; it is ours. */
const canada = 2;

/** Returns the country someone lives in: from their region, or from the environment if no one is signed in. */
export function residenceCountry(facts: {
  /** Undefined for a visitor. */
  readonly regionId?: number | undefined;
  readonly businessEnvironment: string;
}): ResidenceCountry {
  const isCanadian =
    facts.regionId === undefined ? facts.businessEnvironment === 'Canada' : facts.regionId === canada;
  return isCanadian ? 'CA' : 'US';
}

/** Whether payroll and prepaid cards are given to people of a place. */
export function hasCards(state: ResidentialState): boolean {
  return !withoutCards.has(state);
}

/** Returns the states to choose from. For a card, places without cards are left out. */
export function statesToChoose(
  country: ResidenceCountry,
  { isForCard }: { readonly isForCard: boolean },
): readonly ResidentialState[] {
  const states: readonly ResidentialState[] = residentialStates[country];
  return isForCard ? states.filter(hasCards) : states;
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ').trim();

/** Whether typed text matches a place: the start of one of its words, or its code, ignoring accents and case. */
export function isStateMeant(
  typed: string,
  state: { readonly code: string; readonly name: string },
): boolean {
  const wanted = plain(typed);
  if (wanted === '') return true;
  return plain(state.code) === wanted || ` ${plain(state.name)}`.includes(` ${wanted}`);
}
