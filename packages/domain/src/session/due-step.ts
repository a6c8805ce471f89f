import type { CurrentUser } from './current-user.ts';

/** What can stand between a sign-in and everything else, in the order in which it is asked for. */
export const dueSteps = ['sso', 'pin', 'state', 'password', 'terms', 'businesses'] as const;
export type DueStep = (typeof dueSteps)[number];

/** What decides about the step. A server knows it without the words that a screen shows. */
export type DueFacts = Pick<
  CurrentUser,
  'enrollmentStatus' | 'isStateExpired' | 'mustChangePassword' | 'isContractAccepted' | 'mustChooseBusiness'
> & {
  /** Null unless single sign-on is required. */
  readonly sso: object | null;
  /** Null unless a PIN was sent and waits to be entered. */
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

/** The step that has to be finished before anything else opens; null when there is none. */
export function dueStep(facts: DueFacts): DueStep | null {
  return dueSteps.find((step) => isDue[step](facts)) ?? null;
}
