import type { CurrentUser } from './current-user.ts';

/** Steps that can be required after sign-in, in order. */
export const dueSteps = ['sso', 'pin', 'state', 'password', 'terms', 'businesses'] as const;
export type DueStep = (typeof dueSteps)[number];

/** The facts that decide about the step. A server knows them without a screen's texts. */
export type DueFacts = Pick<
  CurrentUser,
  'enrollmentStatus' | 'isStateExpired' | 'mustChangePassword' | 'isContractAccepted' | 'mustChooseBusiness'
> & {
  /** Null unless single sign-on is required. */
  readonly sso: object | null;
  /** Null unless a PIN was sent and must be entered. */
  readonly sentPin: object | null;
};

const isDue: Readonly<Record<DueStep, (facts: DueFacts) => boolean>> = {
  sso: ({ sso }) => sso !== null,
  pin: ({ sentPin }) => sentPin !== null,
  state: ({ isStateExpired, enrollmentStatus }) => isStateExpired && enrollmentStatus === 'Enrolled',
  password: ({ mustChangePassword, enrollmentStatus }) =>
    mustChangePassword && enrollmentStatus === 'Enrolled',
  terms: ({ isContractAccepted, enrollmentStatus }) => !isContractAccepted || enrollmentStatus !== 'Enrolled',
  businesses: ({ mustChooseBusiness }) => mustChooseBusiness,
};

/** Returns the step that must be finished before anything else opens; null if there is none. */
export function dueStep(facts: DueFacts): DueStep | null {
  return dueSteps.find((step) => isDue[step](facts)) ?? null;
}
