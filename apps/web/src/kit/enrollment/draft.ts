import { storedEmployer, type WireEmployer } from '@dayfare/api/enrollment/contract';
import { newReference } from '@dayfare/api/transport';
import {
  type EnrollmentScreen,
  enrollmentAttemptsAllowed,
  enrollmentLifeMs,
  enrollmentScreen,
} from '@dayfare/domain/enrollment';

/** The answers of a sign-up so far. No password, no code and no part of a social security number is ever in it. */
export interface EnrollmentDraft {
  /** What is read out to support: six characters. */
  readonly reference: string;
  /** The secret by which the sign-up goes on at the server; empty before the first code. */
  readonly secret: string;
  /** `+13035550199` */
  readonly phone: string;
  /** Names the code that was sent. */
  readonly pinId: string;
  /** The number, masked by the server. */
  readonly sentTo: string;
  readonly reached: EnrollmentScreen;
  readonly employer: WireEmployer | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly employeeId: string;
  /** `1994-03-18`; null until it has been said. */
  readonly birthDate: string | null;
  readonly attemptsLeft: number;
  readonly matchedStatus: number;
  /** The campaign whose link led here. */
  readonly campaign: string;
  /** Code of the invitation whose link led here; empty without one. */
  readonly invitation: string;
  /** Whether it is a direct enrollment, which begins at the employer. */
  readonly isDirect: boolean;
  /** Goes on without an employer, as a direct user. */
  readonly hasNoEmployer: boolean;
  /** Secret of the work account that the employer's page has confirmed; empty without one. */
  readonly workAccount: string;
  /** Whether the server has taken that account as an answer to everything but the e-mail address. */
  readonly isVouched: boolean;
}

/** A sign-up at its beginning. */
export function newDraft(): EnrollmentDraft {
  return {
    ...{ reference: newReference(), secret: '', phone: '', pinId: '', sentTo: '', campaign: '' },
    invitation: '',
    ...{
      reached: 'MobileNumberInput',
      employer: null,
      firstName: '',
      lastName: '',
      email: '',
      employeeId: '',
    },
    ...{ birthDate: null, attemptsLeft: enrollmentAttemptsAllowed, matchedStatus: 0 },
    ...{ isDirect: false, hasNoEmployer: false, workAccount: '', isVouched: false },
  };
}

const texts = [
  'reference',
  'secret',
  'phone',
  'pinId',
  'sentTo',
  'firstName',
  'lastName',
  'email',
  'employeeId',
  'campaign',
  'invitation',
  'workAccount',
] as const satisfies readonly (keyof EnrollmentDraft)[];

/** A draft as it is kept, with when. */
export function writeDraft(draft: EnrollmentDraft, now: number): string {
  return JSON.stringify({ ...draft, keptAt: now });
}

/** The draft in what was kept; null when there is none, it is older than a day, or not whole. */
export function readDraft(kept: string, now: number): EnrollmentDraft | null {
  const value: unknown = JSON.parse(kept);
  if (typeof value !== 'object' || value === null) return null;
  const { keptAt, reached, employer, birthDate, attemptsLeft, matchedStatus, isDirect, ...rest } =
    value as Readonly<Record<string, unknown>>;
  const { hasNoEmployer, isVouched } = rest;
  const isWhole =
    texts.every((key) => typeof rest[key] === 'string') &&
    typeof attemptsLeft === 'number' &&
    typeof matchedStatus === 'number' &&
    typeof isDirect === 'boolean' &&
    typeof hasNoEmployer === 'boolean' &&
    typeof isVouched === 'boolean' &&
    enrollmentScreen.is(reached);
  const isFresh = typeof keptAt === 'number' && now >= keptAt && now - keptAt < enrollmentLifeMs;
  if (!isWhole || !isFresh) return null;
  return {
    ...(rest as Pick<EnrollmentDraft, (typeof texts)[number]>),
    ...{ reached, attemptsLeft, matchedStatus, isDirect, hasNoEmployer, isVouched },
    employer: storedEmployer(employer),
    birthDate: typeof birthDate === 'string' ? birthDate : null,
  };
}
