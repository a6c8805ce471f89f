export {
  type Business,
  type CurrentUser,
  type EnrollmentStatus,
  enrollmentStatus,
  type SentPin,
  type SsoPrompt,
} from './current-user.ts';
export {
  type IdentifierKind,
  identifierKind,
  identifierType,
  isEmail,
  normalisePhone,
} from './identifier.ts';
export { type LoginFields, type LoginProblem, loginProblem } from './login-problem.ts';
export {
  type Destination,
  type PostLoginOptions,
  type PostLoginRule,
  pendingStepPath,
  postLogin,
} from './post-login.ts';
