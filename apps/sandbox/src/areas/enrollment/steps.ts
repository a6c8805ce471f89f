import {
  type EnrollmentScreen,
  employeeIdProblem,
  isBirthDate,
  isSsnEnd,
  matchedStatus,
  tidyEmployeeId,
} from '@dayfare/domain/enrollment';
import { emailProblem, nameProblem, tidyName } from '@dayfare/domain/validation';
import { Refusal } from '../../platform/http/refusal.ts';
import { openAccount } from './account.ts';
import { accountOf } from './account-of.ts';
import { checkCode } from './code.ts';
import { type DirectoryEmployer, employerOf } from './employer-directory.ts';
import { findRecord, isSsnRight } from './match.ts';
import { isSameName } from './newcomers.ts';
import { followInvitation, useInvitation } from './referred.ts';
import { readScan } from './scan.ts';
import type { Step } from './step.ts';
import type { Enrollment } from './tables.ts';
import { takeEmployer } from './take-employer.ts';

const invalid = (field: string) => new Refusal('InvalidRequest', undefined, field);

function employerFor({ employerId }: Enrollment): DirectoryEmployer {
  const employer = employerOf(employerId);
  if (!employer) throw invalid('EnrollmentData.EmployerID');
  return employer;
}

/** What each screen does. The others have nothing to send. */
export const steps: Partial<Record<EnrollmentScreen, Step>> = {
  PINCodeInput: async (context, enrollment, { PinCode, sentPinIDString, ReferralCode = '' }) => {
    if (PinCode === undefined || sentPinIDString !== enrollment.pinId) throw new Refusal('PinExpired');
    await checkCode(context, enrollment, PinCode);
    const status = await accountOf(context, enrollment);
    // Anyone who has the phone may know whose account it opens.
    return status === 'AvailableForRegistration'
      ? {
          change: {
            provedAt: context.clock.now(),
            referralCode: await followInvitation(context, enrollment, ReferralCode),
          },
        }
      : { change: {}, stays: true, status };
  },
  EmployerInput: takeEmployer,
  PersonalInfoInput: async (context, enrollment, { EnrollmentData, SSN, EmployerCode }) => {
    const { FirstName = '', LastName = '', Email = '' } = EnrollmentData;
    // The employer has said who it is: the name is not typed.
    const firstName = tidyName((enrollment.isVouched && enrollment.firstName) || FirstName);
    const lastName = tidyName((enrollment.isVouched && enrollment.lastName) || LastName);
    if (nameProblem(firstName)) throw invalid('EnrollmentData.FirstName');
    if (nameProblem(lastName)) throw invalid('EnrollmentData.LastName');
    if (emailProblem(Email)) throw invalid('EnrollmentData.Email');
    if (!enrollment.hasNoEmployer && employerFor(enrollment).wire.enableIdology) {
      if (SSN === undefined || !isSsnEnd(SSN)) throw new Refusal('VerificationRequired');
      const typed = { lastName, ssn: SSN, code: EmployerCode };
      if (!(await isSsnRight(context, enrollment, typed))) throw new Refusal('VerificationFailed');
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
    return { change: { scanId: QueryID, birthDate: await readScan(context.db, enrollment, QueryID) } };
  },
  MoreLoginSplash: async () => ({ change: {} }),
  EmployeeIdInput: async (context, enrollment, { EnrollmentData: { EmployeeID = '' }, EmployerCode }) => {
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
    const { birthDate } = enrollment;
    const record = await findRecord(context, { ...enrollment, ...change }, { birthDate, code: EmployerCode });
    return record ? { change: { ...change, isMatched: true } } : { change, stays: true };
  },
  EmployeeDetailsInput: async (context, enrollment, { DOB, EmployerCode }) => {
    const today = context.clock.now().toISOString().slice(0, 10);
    if (DOB === undefined || !isBirthDate(DOB, today)) throw invalid('DOB');
    const record = await findRecord(context, enrollment, { birthDate: DOB, code: EmployerCode });
    return record
      ? { change: { birthDate: DOB, isMatched: true } }
      : { change: { isMatched: false }, stays: true };
  },
  PasswordInput: async (_context, enrollment, { MatchedStatus }, passwordHash) => {
    const isKnown = enrollment.isMatched && MatchedStatus !== matchedStatus.toWire('None');
    if (!isKnown && !enrollment.hasNoEmployer) throw new Refusal('VerificationRequired');
    return { change: { passwordHash } };
  },
  CreatingAccount: openAccount,
  ReferralScreen: useInvitation,
};
