export {
  type EmployeeIdProblem,
  type EmployeeIdRules,
  employeeIdDigits,
  employeeIdProblem,
  tidyEmployeeId,
} from './employee-id.ts';
export { enrollmentAttemptsAllowed, enrollmentLifeMs, isBirthDate, isSsnEnd } from './limits.ts';
export { type EnrollmentPath, enrollmentDetour, enrollmentPath } from './paths.ts';
export { type RegistrationStatus, registrationStatus, requestType } from './registration-status.ts';
export {
  type EnrollmentFacts,
  type EnrollmentScreen,
  enrollmentScreen,
  furthest,
  isAfter,
  nextScreen,
} from './screen.ts';
