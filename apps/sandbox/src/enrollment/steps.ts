import {
  type EnrollmentScreen,
  employeeIdProblem,
  isBirthDate,
  isSsnEnd,
  matchedStatus,
  tidyEmployeeId,
} from '@dayfare/domain/enrollment';
import { emailProblem, nameProblem, tidyName } from '@dayfare/domain/validation';
import { Refusal } from '../platform/http/refusal.ts';
import { checkPasswordText, hashPassword } from '../session/index.ts';
import { openAccount } from './account.ts';
import { accountOf } from './account-of.ts';
import { checkCode } from './code.ts';
import { type DirectoryEmployer, employerOf } from './employer-directory.ts';
import { findRecord } from './match.ts';
import { isSameName, newcomers } from './newcomers.ts';
import { checkScan } from './scan.ts';
import type { Step } from './step.ts';
import type { Enrollment } from './tables.ts';
import { takeEmployer } from './take-employer.ts';

const invalid = (field: string) => new Refusal('InvalidRequest', undefined, field);

function employerFor({ employerId }: Enrollment): DirectoryEmployer {
  const employer = employerOf(employerId);
  if (!employer) throw invalid('EnrollmentData.EmployerID');
  return employer;
}

/** Whether the end of the social security number is that of a person with this name at this employer. */
function isSsnRight({ employerId }: Enrollment, lastName: string, ssn: string): boolean {
  return newcomers.some(
    (one) => one.employerId === employerId && one.ssn === ssn && isSameName(one.lastName, lastName),
  );
}

/** What each screen does. The others have nothing to send. */
export const steps: Partial<Record<EnrollmentScreen, Step>> = {
  PINCodeInput: async (context, enrollment, { PinCode, sentPinIDString }) => {
    if (PinCode === undefined || sentPinIDString !== enrollment.pinId) throw new Refusal('PinExpired');
    await checkCode(context, enrollment, PinCode);
    const status = await accountOf(context, enrollment);
    // Anyone who has the phone may know whose account it opens.
    return status === 'AvailableForRegistration'
      ? { change: { provedAt: context.clock.now() } }
      : { change: {}, stays: true, status };
  },
  EmployerInput: takeEmployer,
  PersonalInfoInput: async (_context, enrollment, { EnrollmentData, SSN }) => {
    const { FirstName = '', LastName = '', Email = '' } = EnrollmentData;
    // The employer has said who it is: the name is not typed.
    const firstName = tidyName((enrollment.isVouched && enrollment.firstName) || FirstName);
    const lastName = tidyName((enrollment.isVouched && enrollment.lastName) || LastName);
    if (nameProblem(firstName)) throw invalid('EnrollmentData.FirstName');
    if (nameProblem(lastName)) throw invalid('EnrollmentData.LastName');
    if (emailProblem(Email)) throw invalid('EnrollmentData.Email');
    if (!enrollment.hasNoEmployer && employerFor(enrollment).wire.enableIdology) {
      if (SSN === undefined || !isSsnEnd(SSN)) throw new Refusal('VerificationRequired');
      if (!isSsnRight(enrollment, lastName, SSN)) throw new Refusal('VerificationFailed');
    }
    const isOther = enrollment.lastName !== null && !isSameName(enrollment.lastName, lastName);
    const change = { firstName, lastName, emailAddress: Email.trim().toLowerCase() };
    return isOther
      ? { change: { ...change, isMatched: false, scanId: null, birthDate: null }, resets: true }
      : { change };
  },
  IdScanInput: async (context, enrollment, { QueryID }) => {
    if (QueryID === undefined) {
      if (employerFor(enrollment).wire.enableIDScanOnBoardingEnforced)
        throw new Refusal('VerificationRequired');
      return { change: {} };
    }
    return { change: { scanId: QueryID, birthDate: await checkScan(context, enrollment, QueryID) } };
  },
  MoreLoginSplash: async () => ({ change: {} }),
  EmployeeIdInput: async (context, enrollment, { EnrollmentData: { EmployeeID = '' } }) => {
    const { wire } = employerFor(enrollment);
    const rules = {
      prefix: wire.employeeIDPrefix ?? '',
      isNumeric: wire.employeeIDIsNumeric || wire.employeeIDAsNumericOnly,
      example: wire.employeeIDExample ?? '',
    };
    if (employeeIdProblem(EmployeeID, rules)) throw invalid('EnrollmentData.EmployeeID');
    const employeeNumber = tidyEmployeeId(EmployeeID, rules);
    const change = { employeeNumber, isMatched: false };
    if (enrollment.birthDate === null) return { change, resets: true };
    // The document has told the birthday: there is nothing left to ask for.
    const record = await findRecord(context, { ...enrollment, ...change }, enrollment.birthDate);
    return record ? { change: { ...change, isMatched: true } } : { change, stays: true };
  },
  EmployeeDetailsInput: async (context, enrollment, { DOB }) => {
    const today = context.clock.now().toISOString().slice(0, 10);
    if (DOB === undefined || !isBirthDate(DOB, today)) throw invalid('DOB');
    const record = await findRecord(context, enrollment, DOB);
    return record
      ? { change: { birthDate: DOB, isMatched: true } }
      : { change: { isMatched: false }, stays: true };
  },
  PasswordInput: async ({ settings }, enrollment, { Password, MatchedStatus }) => {
    const isKnown = enrollment.isMatched && MatchedStatus !== matchedStatus.toWire('None');
    if (!isKnown && !enrollment.hasNoEmployer) throw new Refusal('VerificationRequired');
    checkPasswordText(Password ?? '');
    return { change: { passwordHash: await hashPassword(Password ?? '', settings.passwordCost) } };
  },
  CreatingAccount: openAccount,
  ReferralScreen: async (_context, _enrollment, { ReferralCode = '' }) => {
    const code = ReferralCode.trim().toUpperCase();
    if (code !== '' && !/^FRIEND-[0-9]{4}$/.test(code)) throw new Refusal('ReferralCodeUnknown');
    return { change: { referralCode: code || null } };
  },
};
