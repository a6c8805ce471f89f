export type { ProofSubject } from '../platform/http/payment-to-prove.ts';
export { countAttempt, forgetAttempts } from './attempts.ts';
export { decoyHash } from './decoy.ts';
export { businessesOf, employmentOf, requireEmployment } from './employments.ts';
export { findEmployee, normalIdentifier } from './find-employee.ts';
export { issueOauthToken } from './oauth.ts';
export { hashPassword, isPassword } from './password.ts';
export { checkPasswordText } from './password-policy.ts';
export { pinWords } from './pin-words.ts';
export { newCode } from './pins.ts';
export { noteProofAsked, spendProof } from './proof.ts';
export { calendarOf, type Schedule } from './schedule.ts';
export { recordEvent } from './security-events.ts';
export { warn } from './security-notices.ts';
export {
  findSession,
  limitsFrom,
  revokeAllSessions,
  revokeSessionsOf,
  signingKeyOf,
  touchSession,
} from './sessions.ts';
export { setPassword } from './set-password.ts';
export { createSsoPartners, ssoPathOf } from './sso/partners.ts';
export { createSso, type EmployerIdentity } from './sso/routes.ts';
export { employerAccounts, ssoIdentities } from './sso/tables.ts';
export { type Employee, type Employment, employees, employers, employments } from './tables.ts';
