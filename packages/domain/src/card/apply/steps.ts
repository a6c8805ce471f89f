import type { CardProgram } from '../enums.ts';

/** The steps of an application after the state was chosen, in their order, with the pages of each. The first page is where it begins. */
const pages = {
  terms: ['/card/carddesign-terms'],
  person: ['/card/personal-info'],
  scan: ['/card/ideology-scan', '/card/ideology-scan-image'],
  review: ['/card/review-details'],
} as const;

/** A step of an application. */
export type ApplicationStep = keyof typeof pages;

/** A page of an application. */
export type ApplicationPage = (typeof pages)[ApplicationStep][number];

/** The steps of an application, in their order. */
export const applicationSteps = ['terms', 'person', 'scan', 'review'] as const satisfies ApplicationStep[];

/** What an application has so far. */
export interface ApplicationFacts {
  readonly program: CardProgram;
  readonly hasAgreed: boolean;
  readonly hasApplicant: boolean;
  readonly hasScan: boolean;
}

/** Whether a program asks for an identity document. A payroll card without proof of identity is named for not doing so. */
export function asksForIdentity(program: CardProgram): boolean {
  return program !== 'NoCIP';
}

/** The steps that an application of a program has. */
export function stepsOf(program: CardProgram): readonly ApplicationStep[] {
  return applicationSteps.filter((step) => step !== 'scan' || asksForIdentity(program));
}

/** The step that an application has come to: the first that is not done. */
export function dueStep({ program, hasAgreed, hasApplicant, hasScan }: ApplicationFacts): ApplicationStep {
  if (!hasAgreed) return 'terms';
  if (!hasApplicant) return 'person';
  return asksForIdentity(program) && !hasScan ? 'scan' : 'review';
}

/** Where a step begins. */
export function pageOf(step: ApplicationStep): ApplicationPage {
  return pages[step][0];
}

const stepOf = (page: ApplicationPage): ApplicationStep => {
  const found = applicationSteps.find((step) => (pages[step] as readonly string[]).includes(page));
  return found ?? 'terms';
};

/**
 * Returns where a user is led who opens a page of an application too early, or one that their program does not have; null if they may
 * see it. Whatever has been done can be looked at again.
 */
export function applicationDetour(page: ApplicationPage, facts: ApplicationFacts): ApplicationPage | null {
  const due = dueStep(facts);
  const step = stepOf(page);
  const isOpen = applicationSteps.indexOf(step) <= applicationSteps.indexOf(due);
  return isOpen && stepsOf(facts.program).includes(step) ? null : pageOf(due);
}
