import { enumeration, type NameOf } from '../enumeration/index.ts';

/** The screens of a sign-up in their order. Their numbers travel as `CurrentScreen`; the documents leave the last one without a name. */
export const enrollmentScreen = enumeration([
  'MobileNumberInput',
  'PINCodeInput',
  'EmployerInput',
  'PersonalInfoInput',
  'IdScanInput',
  'MoreLoginSplash',
  'EmployeeIdInput',
  'EmployeeDetailsInput',
  'PasswordInput',
  'CreatingAccount',
  'ReferralScreen',
  'GetCard',
]);
export type EnrollmentScreen = NameOf<typeof enrollmentScreen>;

/** What decides which screens someone sees. */
export interface EnrollmentFacts {
  /** The employer wants an identity document. */
  readonly hasIdScan: boolean;
  /** The employer has a sign-in of its own, which is offered before the employee id. */
  readonly hasSso: boolean;
  /** An identity document has told the date of birth: it is not asked for again. */
  readonly isBirthDateKnown: boolean;
  /** Someone signs up directly, without an employer whose records could hold them. Default false. */
  readonly hasNoEmployer?: boolean | undefined;
  /** The employer's own sign-in page has confirmed who it is, and signs them in from now on. Default false. */
  readonly isVouched?: boolean | undefined;
  /** The invitation that led here has been counted: its code is not asked for. Default false. */
  readonly isReferred?: boolean | undefined;
}

/** The screens that ask about an employer's records. */
const ofEmployer: ReadonlySet<EnrollmentScreen> = new Set([
  'IdScanInput',
  'MoreLoginSplash',
  'EmployeeIdInput',
  'EmployeeDetailsInput',
]);

/** The screens that a work account answers. */
const ofWorkAccount: ReadonlySet<EnrollmentScreen> = new Set([...ofEmployer, 'PasswordInput']);

const isLeftOut = (screen: EnrollmentScreen, facts: EnrollmentFacts): boolean =>
  (screen === 'IdScanInput' && !facts.hasIdScan) ||
  (screen === 'MoreLoginSplash' && !facts.hasSso) ||
  (screen === 'EmployeeDetailsInput' && facts.isBirthDateKnown) ||
  (screen === 'ReferralScreen' && facts.isReferred === true) ||
  (facts.hasNoEmployer === true && ofEmployer.has(screen)) ||
  (facts.isVouched === true && ofWorkAccount.has(screen));

/** The screen that follows when one is done. The last one is followed by itself. */
export function nextScreen(screen: EnrollmentScreen, facts: EnrollmentFacts): EnrollmentScreen {
  const { names } = enrollmentScreen;
  const later = names.slice(names.indexOf(screen) + 1);
  return later.find((one) => !isLeftOut(one, facts)) ?? screen;
}

/** The screens on which someone does something, up to the password, in order. */
export function screensToFill(facts: EnrollmentFacts): readonly EnrollmentScreen[] {
  const { names } = enrollmentScreen;
  const upToPassword = names.slice(0, names.indexOf('PasswordInput') + 1);
  return upToPassword.filter((screen) => !isLeftOut(screen, facts));
}

/** Whether one screen comes after another. */
export function isAfter(screen: EnrollmentScreen, other: EnrollmentScreen): boolean {
  return enrollmentScreen.toWire(screen) > enrollmentScreen.toWire(other);
}

/** The later of two screens. */
export function furthest(one: EnrollmentScreen, other: EnrollmentScreen): EnrollmentScreen {
  return isAfter(one, other) ? one : other;
}
