import { type EnrollmentScreen, isAfter, screensToFill } from '@dayfare/domain/enrollment';
import type { EnrollmentDraft } from '../../../kit/enrollment/draft.ts';

/** The screens that people see as a step of their own; the others belong to the step before. */
const stepOf = {
  MobileNumberInput: 'phone',
  PersonalInfoInput: 'person',
  IdScanInput: 'scan',
  EmployeeIdInput: 'record',
  EmployeeDetailsInput: 'details',
  PasswordInput: 'password',
} as const satisfies Partial<Record<EnrollmentScreen, string>>;

/** A step as it is listed. */
export interface ProgressStep {
  readonly step: 'employer' | (typeof stepOf)[keyof typeof stepOf];
  readonly state: 'done' | 'current' | 'upcoming';
}

const hasStep = (screen: EnrollmentScreen): screen is keyof typeof stepOf => Object.hasOwn(stepOf, screen);

/** The steps of a direct enrollment in order. The employer has been chosen before the first of the others. */
export function progressOf(draft: EnrollmentDraft): readonly ProgressStep[] {
  const { reached, employer, hasNoEmployer } = draft;
  const facts = { hasIdScan: employer?.isIDScanEnabled ?? false, hasSso: false, isBirthDateKnown: false };
  const screens = screensToFill({ ...facts, hasNoEmployer }).filter(hasStep);
  const isDone = (index: number) => {
    const next = screens[index + 1];
    // A step is done once the next is open. The code and the employer lie between the number and the name.
    if (screens[index] === 'MobileNumberInput') return isAfter(reached, 'PINCodeInput');
    return next !== undefined && !isAfter(next, reached);
  };
  const current = screens.findIndex((_, index) => !isDone(index));
  const others = screens.map((screen, index): ProgressStep => {
    const state = isDone(index) ? 'done' : index === current ? 'current' : 'upcoming';
    return { step: stepOf[screen], state };
  });
  return [{ step: 'employer', state: 'done' }, ...others];
}
