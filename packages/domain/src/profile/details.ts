import type { ResidenceCountry } from '../session/index.ts';
import { addressProblem, nameProblem, tidyName } from '../validation/index.ts';

/** What a person's profile says beside how they are reached, as typed. */
export interface ProfileDetails {
  readonly firstName: string;
  /** Empty for none. */
  readonly middleName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly postalCode: string;
}

type NameProblem = 'missing' | 'wrong';
type LineProblem = 'missing' | 'tooLong';

/** What is wrong with details, by field. */
export interface DetailsProblems {
  readonly firstName?: NameProblem;
  readonly middleName?: 'wrong';
  readonly lastName?: NameProblem;
  readonly addressLine1?: LineProblem;
  readonly addressLine2?: 'tooLong';
  readonly city?: LineProblem;
  readonly postalCode?: 'missing' | 'wrong';
}

const postalCodes = {
  US: /^\d{5}(?:-\d{4})?$/,
  // Canada Post leaves out D F I O Q U, and W and Z as the first letter.
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
} as const satisfies Record<ResidenceCountry, RegExp>;

const nameWrong = (text: string): NameProblem | null => {
  const problem = nameProblem(tidyName(text));
  return problem && (problem.key === 'Required' ? 'missing' : 'wrong');
};

const lineWrong = (text: string): LineProblem | null => {
  const problem = addressProblem(text);
  return problem && (problem.key === 'Required' ? 'missing' : 'tooLong');
};

/** A postal code as it is written: `94110`, `H2X 1Y4`. */
function tidyPostalCode(text: string): string {
  const code = text.trim().toUpperCase();
  return code.replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2');
}

function codeWrong(text: string, country: ResidenceCountry): DetailsProblems['postalCode'] | null {
  if (text.trim() === '') return 'missing';
  return postalCodes[country].test(tidyPostalCode(text)) ? null : 'wrong';
}

const hasAddress = ({ addressLine1, addressLine2, city, postalCode }: ProfileDetails) =>
  [addressLine1, addressLine2, city, postalCode].some((line) => line.trim() !== '');

/** Returns what is wrong with details, by field; null if nothing is. An address is whole or empty. */
export function detailsProblems(details: ProfileDetails, country: ResidenceCountry): DetailsProblems | null {
  const { firstName, middleName, lastName, addressLine1, addressLine2, city, postalCode } = details;
  const isGiven = hasAddress(details);
  const found = {
    firstName: nameWrong(firstName),
    middleName: nameWrong(middleName) === 'wrong' ? 'wrong' : null,
    lastName: nameWrong(lastName),
    addressLine1: isGiven ? lineWrong(addressLine1) : null,
    addressLine2: lineWrong(addressLine2) === 'tooLong' ? 'tooLong' : null,
    city: isGiven ? lineWrong(city) : null,
    postalCode: isGiven ? codeWrong(postalCode, country) : null,
  } satisfies { readonly [Field in keyof ProfileDetails]: DetailsProblems[Field] | null };
  const wrong = Object.entries(found).filter(([, problem]) => problem !== null);
  return wrong.length > 0 ? (Object.fromEntries(wrong) as DetailsProblems) : null;
}

/** Details as they are sent and kept: without white space around and repeated in them. */
export function tidyDetails(details: ProfileDetails): ProfileDetails {
  return {
    firstName: tidyName(details.firstName),
    middleName: tidyName(details.middleName),
    lastName: tidyName(details.lastName),
    addressLine1: tidyName(details.addressLine1),
    addressLine2: tidyName(details.addressLine2),
    city: tidyName(details.city),
    postalCode: tidyPostalCode(details.postalCode),
  };
}
