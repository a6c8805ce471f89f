export { employersOfPartner, signInAtEmployer } from './employer-account.ts';
export { employmentOf, requireEmployment } from './employments.ts';
export { issueOauthToken } from './oauth.ts';
export { hashPassword } from './password.ts';
export { checkPasswordText } from './password-policy.ts';
export { newCode, pinTexts } from './pins.ts';
export { spendProof } from './proof.ts';
export type { Schedule } from './schedule.ts';
export { recordEvent } from './security-events.ts';
export { findSession, revokeAllSessions, signingKeyOf, touchSession } from './sessions.ts';
export {
  type Employee,
  type Employment,
  employees,
  employerAccounts,
  employers,
  employments,
} from './tables.ts';
