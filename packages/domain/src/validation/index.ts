export { accountNumberProblem } from './account-number.ts';
export { addressProblem, billerZipProblem, longestAddress } from './address.ts';
export { ageOn } from './age.ts';
export { type AmountBounds, amountLimitProblem, type BoundedAmount } from './amount-limits.ts';
export { billerAccountLength, billerAccountProblem, tidyBillerAccount } from './biller-account.ts';
export { cardBrandOf } from './card-brand.ts';
export { cardExpiryProblem, expiryMismatchProblem, expiryMonth } from './card-expiry.ts';
export { cardNumberProblem, isLuhn, shortestCardNumber } from './card-number.ts';
export { type CashAccess, cashAccess } from './cash-access.ts';
export { digitCodeProblem, voucherDigits, voucherProblem } from './digit-code.ts';
export { emailProblem } from './email.ts';
export { loggedHoursProblem, type ShiftTimes } from './logged-hours.ts';
export { goalNameProblem, plainGoalName } from './names/goal-name.ts';
export { beginsAsWords, isAlphabetic } from './names/letters.ts';
export { nameProblem, tidyName } from './names/name.ts';
export { type PayName, payNameOf, payNameProblem, tidyPayName } from './names/payname.ts';
export { signatureProblem } from './names/signature.ts';
export {
  keepsWhitespaceRule,
  type PasswordCheck,
  type PasswordRule,
  passwordChecklist,
  passwordProblem,
} from './password/checklist.ts';
export { type LetterRequirement, letterRequirement, type PasswordPolicy } from './password/policy.ts';
export type { Problem, ProblemKey } from './problem.ts';
export { accountNumberReentryProblem } from './re-entry.ts';
export { type BankCountry, routingNumberProblem } from './routing-number.ts';
export { isUploadable, uploadTypes } from './upload.ts';
