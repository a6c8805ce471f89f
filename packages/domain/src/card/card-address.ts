import { hasCards, isResidentialState } from '../session/index.ts';
import { addressProblem, tidyName } from '../validation/index.ts';

/** The address that a card is sent to, as typed. */
export interface CardAddress {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  /** Two letters; null before one is chosen. */
  readonly state: string | null;
  readonly zipcode: string;
}

type LineProblem = 'missing' | 'tooLong';

/** What is wrong with an address, by field. */
export interface CardAddressProblems {
  readonly addressLine1?: LineProblem | 'postBox';
  readonly addressLine2?: 'tooLong';
  readonly city?: LineProblem;
  readonly state?: 'missing' | 'noCards';
  readonly zipcode?: 'missing' | 'wrong';
}

// The law asks for a home address, which a post-office box is not.
const postBox = /\b(?:p\.?\s*o\.?\s*box|post\s+office\s+box|apartado\s+postal)\b/i;

const zip = /^\d{5}(?:-\d{4})?$/;

const lineWrong = (text: string): LineProblem | null => {
  const problem = addressProblem(text);
  return problem && (problem.key === 'Required' ? 'missing' : 'tooLong');
};

function stateWrong(state: string | null): NonNullable<CardAddressProblems['state']> | null {
  if (state === null || !isResidentialState(state)) return 'missing';
  return hasCards(state) ? null : 'noCards';
}

function zipWrong(zipcode: string): NonNullable<CardAddressProblems['zipcode']> | null {
  if (zipcode.trim() === '') return 'missing';
  return zip.test(zipcode.trim()) ? null : 'wrong';
}

/** Drops what is not wrong; null if nothing is. */
export function problemsOf<Problems extends object>(
  found: {
    readonly [Field in keyof Problems]-?: Problems[Field] | null;
  },
): Problems | null {
  const wrong = Object.entries(found).filter(([, problem]) => problem !== null);
  return wrong.length > 0 ? (Object.fromEntries(wrong) as Problems) : null;
}

/** Returns what is wrong with an address that a card is to be sent to, by field; null if nothing is. */
export function cardAddressProblems(address: CardAddress): CardAddressProblems | null {
  const { addressLine1, addressLine2, city, state, zipcode } = address;
  return problemsOf<CardAddressProblems>({
    addressLine1: postBox.test(addressLine1) ? 'postBox' : lineWrong(addressLine1),
    // There need not be an apartment.
    addressLine2: lineWrong(addressLine2) === 'tooLong' ? 'tooLong' : null,
    city: lineWrong(city),
    state: stateWrong(state),
    zipcode: zipWrong(zipcode),
  });
}

/** The address as it is sent: without white space around and repeated in it. */
export function tidyCardAddress<State extends string | null>(
  address: CardAddress & { readonly state: State },
): CardAddress & { readonly state: State } {
  return {
    addressLine1: tidyName(address.addressLine1),
    addressLine2: tidyName(address.addressLine2),
    city: tidyName(address.city),
    state: address.state,
    zipcode: address.zipcode.trim(),
  };
}

/** Whether two addresses are one, whatever the order in which they were written down. */
export function isSameCardAddress(one: CardAddress, other: CardAddress): boolean {
  const [tidy, known] = [tidyCardAddress(one), tidyCardAddress(other)];
  return (Object.keys(tidy) as (keyof CardAddress)[]).every((field) => tidy[field] === known[field]);
}
