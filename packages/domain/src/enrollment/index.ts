export { type CampaignType, campaignType, campaignTypeOf } from './campaign-type.ts';
export { type ClientType, clientType, clientTypeOf } from './client-type.ts';
export {
  type EmployeeIdProblem,
  type EmployeeIdRules,
  employeeIdDigits,
  employeeIdProblem,
  tidyEmployeeId,
} from './employee-id.ts';
export { enrollmentAttemptsAllowed, enrollmentLifeMs, isBirthDate, isSsnEnd } from './limits.ts';
export { type EnrollmentPath, type EnrollmentStand, enrollmentDetour, enrollmentPath } from './paths.ts';
export {
  type PayrollProvider,
  payrollProvider,
  payrollProviderName,
  type UserPayrollProvider,
  userPayrollProvider,
} from './payroll-provider.ts';
export {
  type MatchedStatus,
  matchedStatus,
  type RegistrationStatus,
  registrationStatus,
  requestType,
} from './registration-status.ts';
export {
  type EnrollmentFacts,
  type EnrollmentScreen,
  enrollmentScreen,
  furthest,
  isAfter,
  nextScreen,
  screensToFill,
} from './screen.ts';
