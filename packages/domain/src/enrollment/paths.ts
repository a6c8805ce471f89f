import { type EnrollmentScreen, enrollmentScreen, isAfter } from './screen.ts';

/** Where each screen shows. Three of them are steps on the page of another. */
const paths = {
  MobileNumberInput: '/signup/create-user',
  PINCodeInput: '/signup/verify-pin',
  EmployerInput: '/signup/employer',
  PersonalInfoInput: '/signup/personal-info',
  IdScanInput: '/signup/id-scan',
  MoreLoginSplash: '/signup/employee-id',
  EmployeeIdInput: '/signup/employee-id',
  EmployeeDetailsInput: '/signup/employee-details',
  PasswordInput: '/signup/create-password',
  CreatingAccount: '/signup/create-password',
  ReferralScreen: '/signup/create-password',
  GetCard: '/signup/get-card',
} as const satisfies Record<EnrollmentScreen, `/${string}`>;

/** A page of the sign-up. */
export type EnrollmentPath = (typeof paths)[EnrollmentScreen];

/** The page on which a screen shows. */
export function enrollmentPath(screen: EnrollmentScreen): EnrollmentPath {
  return paths[screen];
}

/**
 * Where somebody goes who asks for a page of the sign-up and has come as far as `reached`; null when the page opens. What has been done may
 * be changed until the password is chosen; from then on there is an account to finish.
 */
export function enrollmentDetour(asked: EnrollmentPath, reached: EnrollmentScreen): EnrollmentPath | null {
  const own = paths[reached];
  if (asked === own) return null;
  const isOver = isAfter(reached, 'PasswordInput');
  // Somebody else may want to begin on the same device.
  if (asked === paths.MobileNumberInput) return isOver ? own : null;
  const first = enrollmentScreen.names.find((screen) => paths[screen] === asked);
  return isOver || (first !== undefined && isAfter(first, reached)) ? own : null;
}
