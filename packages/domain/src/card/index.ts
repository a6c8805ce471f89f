export { canLinkCards } from './allowed-types.ts';
export {
  type Applicant,
  type ApplicantProblems,
  applicantProblems,
  tidyApplicant,
} from './apply/applicant.ts';
export { cardContracts, shortFormOf } from './apply/card-contracts.ts';
export {
  canApplyAgain,
  type RejectionReason,
  rejectionReason,
  rejectionReasons,
  reportDays,
} from './apply/rejection.ts';
export {
  type ApplicationFacts,
  type ApplicationPage,
  type ApplicationStep,
  applicationDetour,
  asksForIdentity,
  dueStep,
  pageOf,
  stepsOf,
} from './apply/steps.ts';
export {
  type AutoloadEvent,
  type AutoloadProblems,
  type AutoloadSettings,
  autoloadAmount,
  autoloadMode,
  autoloadProblems,
  autoloadTrigger,
} from './autoload.ts';
export {
  type CardAddress,
  type CardAddressProblems,
  cardAddressProblems,
  isSameCardAddress,
  tidyCardAddress,
} from './card-address.ts';
export {
  type CardAction,
  type CardObstacle,
  type CardParts,
  type CardState,
  cardActions,
  cardObstacle,
  cardState,
  cardStateNames,
  isCardActive,
  isInApproval,
} from './card-state.ts';
export { type CardCaseState, canCaseBecome, cardCaseState, caseDecisionBy } from './case.ts';
export {
  canDepositBecome,
  type DepositShare,
  type DepositState,
  depositAmountBounds,
  depositShareProblem,
  depositSplit,
  depositSplitBy,
  depositState,
  nextDepositState,
} from './direct-deposit.ts';
export {
  type CardApplication,
  type CardApproval,
  type CardBlock,
  type CardProgram,
  type CardStatus,
  type CardType,
  cardApplication,
  cardApproval,
  cardBlock,
  cardProgram,
  cardShipping,
  cardStatus,
  cardType,
  type ReplacementReason,
  replacementReason,
} from './enums.ts';
export { type CardPinProblem, cardPinLength, cardPinProblem } from './pin.ts';
export { replacementFee, statusAfterReplacement } from './replacement.ts';
export { type ShippingStep, shippingStatus, shippingSteps } from './shipping.ts';
export { type WalletType, walletsOf, walletType } from './wallet.ts';
