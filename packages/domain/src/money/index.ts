export type { Enumeration, NameOf } from '../enumeration/index.ts';
export { bankImageName, bankLogoIndex } from './accounts/bank-image.ts';
export {
  bankLinkStep,
  hostedLinkAddress,
  type KeptLink,
  type LinkEvent,
  type LinkWay,
  linkEventOf,
  linkEvents,
  linkService,
  linkWay,
} from './accounts/bank-link.ts';
export {
  type InstrumentCondition,
  instrumentCondition,
  needsOwner,
  verificationOfStep,
} from './accounts/condition.ts';
export {
  type Destination,
  type DestinationFacts,
  type DestinationRules,
  destinationOf,
  destinationRules,
} from './accounts/destination.ts';
export { giftCodeLetters, giftCodeParts, maskedGiftCode } from './accounts/gift-code.ts';
export { holdsMoney, isOwnMoney, ownMoneyKinds } from './accounts/holds-money.ts';
export { endOfCard, processorOf } from './accounts/linked-card.ts';
export {
  areDeposits,
  canSendAgain,
  depositProblem,
  type PennyTest,
  type PennyTestStep,
  pennyTestLimits,
  pennyTestStep,
} from './accounts/penny-test.ts';
export {
  add,
  isPositive,
  type MinorUnits,
  max,
  min,
  minorUnits,
  subtract,
  sum,
  zero,
} from './amounts/amount.ts';
export { type CurrencyCode, currencies, currencyOf, isCurrency } from './amounts/currency.ts';
export { decimalText, formatMoney, type MoneyFormat } from './amounts/format.ts';
export { share } from './amounts/share.ts';
export { fromWire, largestWireAmount, toWire } from './amounts/wire.ts';
export {
  type BalanceReason,
  type BalanceState,
  type BalanceStateFacts,
  balanceState,
} from './availability/balance-state.ts';
export {
  type BalanceFacts,
  type Bound,
  type BoundFacts,
  balanceClosure,
  boundOf,
  isDailyLimit,
} from './availability/bound.ts';
export { type Closure, type ClosureFacts, closureOf, type OwnChoice } from './availability/closure.ts';
export {
  type AccountNeed,
  type Need,
  type Needs,
  type NextStep,
  needsOf,
} from './availability/needs.ts';
export {
  leftOf,
  type MadeTransfer,
  type Programme,
  type RunningPeriod,
  type Span,
  spans,
} from './availability/programme.ts';
export {
  type Arrival,
  arrival,
  departure,
  nextDayArrivalHour,
  quoteEnd,
  type TimeOfDay,
  type TransferMoment,
  type TravelTime,
} from './calendar/arrival.ts';
export { type ArrivalDelay, arrivalDelay } from './calendar/arrival-delay.ts';
export { isBankDay, nextBankDay } from './calendar/bank-day.ts';
export type { Country, Holiday } from './calendar/holidays.ts';
export {
  addDays,
  daysBetween,
  type EpochMs,
  epochMs,
  type IsoDate,
  isIsoDate,
  isoDate,
  weekday,
} from './calendar/iso-date.ts';
export { atLocalTime, isTimeZone, type TimeZone, toIsoDate } from './calendar/local-time.ts';
export {
  datedMomentText,
  type MomentFormat,
  momentText,
  timeText,
  unbrokenDay,
} from './calendar/moment-text.ts';
export {
  type ClosedDayRule,
  holidayOfPayday,
  nextFrequencyChange,
  nextPaydays,
  type PayCalendar,
  type PayFrequencyChange,
  type PayPeriodDates,
  payFrequencyOn,
  payPeriodOf,
  withFrequency,
} from './calendar/pay-period.ts';
export {
  isConsentAsked,
  type PayrollConsentFacts,
  type PayrollConsentOutcome,
  type PayrollConsentStatus,
  payrollConsentOf,
  payrollConsentOutcome,
  payrollConsentStatus,
  readableUntil,
} from './consent/payroll-consent.ts';
export { carriedOver, type DueTransfer } from './earnings/carried-over.ts';
export type { DayEarnings, Earned } from './earnings/earned.ts';
export { leftOnPayday, type PaydayOutlook } from './earnings/left-on-payday.ts';
export { type AvailabilityReason, availabilityReason } from './enums/availability-reason.ts';
export {
  type FeeKind,
  type FeeResult,
  feeKind,
  feeResult,
  type ServiceChargeMode,
  serviceChargeMode,
} from './enums/fee.ts';
export {
  type BankAccountType,
  bankAccountType,
  type CardBrand,
  type CardProcessor,
  cardBrand,
  cardProcessor,
  defaultBankAccountType,
  type InstrumentKind,
  type InstrumentSubType,
  instrumentKind,
  instrumentSubType,
} from './enums/instrument.ts';
export {
  type AccountStatus,
  accountStatus,
  type InstrumentStatus,
  type InstrumentVerification,
  instrumentStatus,
  instrumentVerification,
  type PennyTestStatus,
  pennyTestStatus,
} from './enums/instrument-status.ts';
export {
  type CancelMoment,
  canCancel,
  type MoneyStatus,
  moneyStatus,
  statusCodesOf,
} from './enums/money-status.ts';
export { type PayFrequency, type PricingModel, payFrequency, pricingModel } from './enums/pay.ts';
export { type RecoveryOutcome, recoveryOutcome } from './enums/recovery.ts';
export {
  type RecurringEnd,
  type RecurringFrequency,
  type RecurringStatus,
  recurringEnd,
  recurringFrequency,
  recurringStatus,
  type ScheduledStatus,
  scheduledStatus,
} from './enums/recurring.ts';
export {
  type SettlementStatus,
  settlementStatus,
  type TransactionStatus,
  type TransactionStatusCode,
  transactionStatusCode,
  transactionStatusOf,
  type WageTransactionState,
  wageTransactionState,
} from './enums/transaction-status.ts';
export {
  type TransactionSource,
  type TransactionType,
  transactionSource,
  transactionType,
} from './enums/transaction-type.ts';
export { type TransferSpeed, transferSpeed } from './enums/transfer-speed.ts';
export {
  friendCodeLength,
  friendCodeLetters,
  friendCodeOf,
  friendCodeText,
  friendName,
  longestFriendNote,
} from './friends/friend.ts';
export { isMoveInFlight, keyedMove, type MoveEvent, type MoveState } from './keyed-move/keyed-move.ts';
export {
  closedReason,
  type MoveAnswer,
  type MoveSighting,
  type PendingRequest,
  type PendingRequestEvent,
} from './keyed-move/pending-request.ts';
export {
  type ClosingFacts,
  type ClosingObstacle,
  type ClosingWait,
  canPauseUntil,
  closingObstacle,
  closingWait,
  longestPauseDays,
  type OwnPause,
  pauseOn,
} from './pause-or-close/own-service.ts';
export {
  maxProofFiles,
  type ProofKind,
  type ProofRefusal,
  type ProofStatus,
  proofKindFor,
  proofRefusals,
  proofStatus,
  takesFiles,
} from './proofs/proof.ts';
export {
  isMoneyReason,
  isSkipReason,
  isTransferRefusal,
  type MoneyReason,
  moneyReasonCodes,
  moneyReasons,
  type ReasonKind,
  type ReasonStep,
  reasonOf,
  type SkipReason,
} from './reasons/reasons.ts';
export { canBecome, type RecurringChange, recurringChanges } from './recurring/change.ts';
export {
  mostTimes,
  nextRecurringDay,
  type RecurringEndRule,
  type RecurringPlan,
  type RecurringProblem,
  recurringDay,
  recurringDays,
  recurringProblem,
  recurringTotal,
} from './recurring/plan.ts';
export {
  type DailyReminder,
  isReminderHour,
  isWorthReminding,
  nextReminder,
  reminderHours,
  usualReminder,
} from './reminders/daily-reminder.ts';
export {
  type LimitChange,
  type LimitSpan,
  limitAfter,
  limitAt,
  limitSpans,
  noLimit,
  type OwnBound,
  type OwnLimit,
  raiseWaitMs,
  withoutChange,
} from './spending-limits/own-limit.ts';
export { type AchReturnCode, achReturns, isAchReturnCode, lastReturnDay } from './transfer/ach-return.ts';
export {
  type AmountCheck,
  type AmountLimits,
  type AmountRefusal,
  checkAmount,
} from './transfer/check-amount.ts';
export {
  type ChargedAmount,
  type FeeSchedule,
  fee,
  largestAmount,
  type ServiceCharge,
  serviceCharge,
  totalDebit,
} from './transfer/fee.ts';
export {
  type Discount,
  discountedFee,
  type FeeName,
  feeNames,
  type Pricing,
  priceOf,
} from './transfer/pricing.ts';
export {
  feeResultOf,
  type PaymentProgress,
  settlementOf,
  type TransferProgress,
  wageStateOf,
} from './transfer/progress.ts';
export {
  type SuggestedAmount,
  suggestedAmounts,
} from './transfer/suggested-amounts.ts';
export {
  type TrackedTimes,
  type TrackStage,
  type TrackStep,
  trackTransfer,
} from './transfer/track.ts';
export { startTransfer, type TransferStart, transfer } from './transfer/transfer.ts';
export type {
  CompleteDraft,
  TransferAnswer,
  TransferDraft,
  TransferEvent,
  TransferQuote,
  TransferReceipt,
  TransferState,
  TransferStep,
} from './transfer/transfer-state.ts';
export { restoreTransfer, serializeTransfer } from './transfer/transfer-storage.ts';
