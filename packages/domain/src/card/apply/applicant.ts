import { ageOn, nameProblem, tidyName } from '../../validation/index.ts';
import {
  type CardAddress,
  type CardAddressProblems,
  cardAddressProblems,
  problemsOf,
  tidyCardAddress,
} from '../card-address.ts';

/** Who applies, and where the card goes, as typed. */
export interface Applicant extends CardAddress {
  readonly firstName: string;
  readonly lastName: string;
  /** `1994-03-18`; null while it is not whole. */
  readonly birthDate: string | null;
}

type NameProblem = 'missing' | 'wrong';

/** What is wrong with who applies, by field. */
interface PersonProblems {
  readonly firstName?: NameProblem;
  readonly lastName?: NameProblem;
  readonly birthDate?: 'missing' | 'wrong' | 'tooYoung';
}

/** What is wrong with an applicant, by field. */
export interface ApplicantProblems extends PersonProblems, CardAddressProblems {}

/** The minimum age for the card, with a guardian's consent below the full age. */
export const youngestCardHolder = 13;
const oldest = 120;

const nameWrong = (text: string): NameProblem | null => {
  const problem = nameProblem(tidyName(text));
  return problem && (problem.key === 'Required' ? 'missing' : 'wrong');
};

function birthWrong(
  birthDate: string | null,
  today: string,
): NonNullable<ApplicantProblems['birthDate']> | null {
  if (birthDate === null) return 'missing';
  const age = ageOn(birthDate, today);
  if (age < 0 || age > oldest) return 'wrong';
  return age < youngestCardHolder ? 'tooYoung' : null;
}

/** Returns what is wrong with an applicant on a day, by field; null if nothing is. */
export function applicantProblems(applicant: Applicant, today: string): ApplicantProblems | null {
  const { firstName, lastName, birthDate, ...address } = applicant;
  const person = problemsOf<PersonProblems>({
    firstName: nameWrong(firstName),
    lastName: nameWrong(lastName),
    birthDate: birthWrong(birthDate, today),
  });
  const home = cardAddressProblems(address);
  return person || home ? { ...person, ...home } : null;
}

/** The applicant as it is sent: without white space around and repeated in it. */
export function tidyApplicant({ firstName, lastName, birthDate, ...address }: Applicant): Applicant {
  return {
    ...{ firstName: tidyName(firstName), lastName: tidyName(lastName), birthDate },
    ...tidyCardAddress(address),
  };
}
