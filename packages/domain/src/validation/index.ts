export { addressProblem, billerZipProblem, longestAddress } from './address.ts';
export { acceptsAmountEdit } from './amount-entry.ts';
export { type AmountBounds, amountLimitProblem, type BoundedAmount } from './amount-limits.ts';
export { captchaProblem } from './captcha.ts';
export { cardBrandOf } from './card-brand.ts';
export { cardExpiryProblem, expiryMismatchProblem, expiryMonth } from './card-expiry.ts';
export { cardDigits, cardNumberProblem, isLuhn, shortestCardNumber } from './card-number.ts';
export {
  digitsProblem,
  firstCharacterProblem,
  isDigits,
  isLetters,
  lettersProblem,
} from './character-sets.ts';
export { type CountedThing, countProblem } from './count-limits.ts';
export { digitCodeProblem, voucherDigits, voucherProblem } from './digit-code.ts';
export { emailProblem } from './email.ts';
export { goalNameProblem } from './goal-name.ts';
export { type HighlightPiece, highlight } from './highlight.ts';
export { allowsKey, type KeyFilter, type KeyPress } from './keys.ts';
export { loggedHoursProblem, type ShiftTimes } from './logged-hours.ts';
export { fillsMask } from './mask.ts';
export { nameProblem, tidyName } from './name.ts';
export {
  keepsWhitespaceRule,
  type PasswordCheck,
  type PasswordRule,
  passwordChecklist,
  passwordProblem,
} from './password/checklist.ts';
export { hasEmoji } from './password/emoji.ts';
export { type LetterRequirement, letterRequirement, type PasswordPolicy } from './password/policy.ts';
export { phoneProblem } from './phone.ts';
export type { Problem, ProblemKey } from './problem.ts';
export { accountNumberReentryProblem, passwordReentryProblem } from './re-entry.ts';
export { sanitise } from './sanitise.ts';
export { signatureProblem } from './signature.ts';
export {
  defaultMaxLength,
  defaultMinimum,
  type TextInputMode,
  type TextInputRules,
  textInputProblem,
} from './text-input.ts';
export {
  isUploadable,
  mediaProblem,
  type UploadFile,
  type UploadLimits,
  uploadProblem,
  uploadsProblem,
  uploadTypes,
} from './upload.ts';
