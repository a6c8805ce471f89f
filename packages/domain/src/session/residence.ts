/** A country whose people the product serves. */
export type ResidenceCountry = 'US' | 'CA';

/** Where people can live, by country: postal codes, two letters. The documents name none; the territories are those that they leave cards out of. */
export const residentialStates = {
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

/** Where neither payroll cards nor prepaid cards are offered. */
const withoutCards: ReadonlySet<string> = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

const known: ReadonlySet<string> = new Set(Object.values(residentialStates).flat());

/** Whether text is the code of a place that people can live in. */
export function isResidentialState(text: string | null | undefined): text is ResidentialState {
  return known.has(text ?? '');
}

/** Number of the region that Canada is. The documents don't number regions: it is ours. */
const canada = 2;

/** In which country somebody lives: by their region, or by the environment as long as nobody is signed in. */
export function residenceCountry(facts: {
  /** Undefined for a visitor. */
  readonly regionId?: number | undefined;
  readonly businessEnvironment: string;
}): ResidenceCountry {
  const isCanadian =
    facts.regionId === undefined ? facts.businessEnvironment === 'Canada' : facts.regionId === canada;
  return isCanadian ? 'CA' : 'US';
}

/** The states to choose from. For a card those are left out in which there is none. */
export function statesToChoose(
  country: ResidenceCountry,
  { isForCard }: { readonly isForCard: boolean },
): readonly ResidentialState[] {
  const states: readonly ResidentialState[] = residentialStates[country];
  return isForCard ? states.filter((state) => !withoutCards.has(state)) : states;
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ').trim();

/** Whether a place is meant by what was typed: the beginning of one of its words, or its code. Accents and case don't count. */
export function isStateMeant(
  typed: string,
  state: { readonly code: string; readonly name: string },
): boolean {
  const wanted = plain(typed);
  if (wanted === '') return true;
  return plain(state.code) === wanted || ` ${plain(state.name)}`.includes(` ${wanted}`);
}
