import { directPath } from '../product/index.ts';
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

/** Direct enrollment begins at the employer, and shows what is left to do once that has been chosen. */
const directEmployer = `${directPath}/employer` as const;
const directProgress = `${directPath}/progress` as const;

/** The pages that direct enrollment has for itself. */
const directPaths = {
  EmployerInput: directProgress,
  MoreLoginSplash: `${directPath}/employee-id`,
  EmployeeIdInput: `${directPath}/employee-id`,
  EmployeeDetailsInput: `${directPath}/employee-details`,
} as const satisfies Partial<Record<EnrollmentScreen, `/${string}`>>;

/** A page of the sign-up. */
export type EnrollmentPath =
  | (typeof paths)[EnrollmentScreen]
  | (typeof directPaths)[keyof typeof directPaths]
  | typeof directEmployer;

const directPathOf: Partial<Record<EnrollmentScreen, EnrollmentPath>> = directPaths;

/** The page on which a screen shows, in direct enrollment or in an employee's sign-up. */
export function enrollmentPath(screen: EnrollmentScreen, isDirect = false): EnrollmentPath {
  return (isDirect ? directPathOf[screen] : undefined) ?? paths[screen];
}

/** The same step in the other way of signing up; null for a page that both have. */
function twinOf(
  asked: EnrollmentPath,
  { reached, isDirect }: Required<EnrollmentStand>,
): EnrollmentPath | null {
  if (isDirect && asked === paths.EmployerInput) return directEmployer;
  const hasBegun = reached !== 'MobileNumberInput';
  const isOfDirect = Object.values<EnrollmentPath>(directPaths).includes(asked);
  if (!isDirect && (asked === directProgress || (isOfDirect && !hasBegun))) return directEmployer;
  const screen = enrollmentScreen.names.find((one) => enrollmentPath(one, !isDirect) === asked);
  const twin = screen && enrollmentPath(screen, isDirect);
  return twin === undefined || twin === asked ? null : twin;
}

/** How far a sign-up is, and which way it goes. */
export interface EnrollmentStand {
  readonly reached: EnrollmentScreen;
  /** Whether it is a direct enrollment. Default false. */
  readonly isDirect?: boolean;
}

/**
 * Where someone goes who asks for a page of the sign-up; null when the page opens. What has been done may be changed until the password
 * is chosen; from then on there is an account to finish.
 */
export function enrollmentDetour(
  asked: EnrollmentPath,
  { reached, isDirect = false }: EnrollmentStand,
): EnrollmentPath | null {
  const own = enrollmentPath(reached, isDirect);
  if (asked === own) return null;
  // Both beginnings stay open: someone else may want to begin on the same device.
  const isBeginning = asked === paths.MobileNumberInput || asked === directEmployer;
  const isOver = isAfter(reached, 'PasswordInput');
  if (isBeginning || isOver) return isOver ? own : null;
  const twin = twinOf(asked, { reached, isDirect });
  if (twin !== null) return twin;
  if (asked === directProgress) return null;
  const first = enrollmentScreen.names.find((screen) => enrollmentPath(screen, isDirect) === asked);
  return first !== undefined && isAfter(first, reached) ? own : null;
}
