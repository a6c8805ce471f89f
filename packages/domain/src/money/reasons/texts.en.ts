import type { MoneyReason, SkipReason } from './reasons.ts';

/** Why money is not moved, in a sentence or two. */
export const says = {
  InvalidAmount: 'This amount can’t be sent.',
  FundsNotAvailable: 'There’s nothing to take right now.',
  FundsAmountExceeds: 'That’s more than you have available now.',
  DailyLimitExceeded: 'That goes over your limit for today.',
  PausedByYou: 'You’ve paused early pay. Your home page lets you resume it.',
  ClosingByYou:
    'You’ve asked to close your account, so no more money is sent. Your home page lets you keep it.',
  OwnLimitExceeded: 'That goes over the limit you set yourself.',
  ParallelNotAllowed: 'Another transfer is still on its way. Try again once it has arrived.',
  EWAServicesArePaused: 'Early pay is paused for now. What you’ve earned is safe and comes on payday.',
  AccessNotAvailable:
    'Early pay isn’t open to you right now. Your home page says why, and when that changes.',
  PreviewExpired: 'These figures are too old. Check the new ones.',
  PreviewUsed: 'This transfer was already made. You’ll find it in your transfers.',
  IdempotencyKeyReused: 'This doesn’t match a transfer we already have. Check it once more.',
  TransferClosed: 'You chose not to send this transfer. No money has moved.',
  ContractNotAccepted: 'Read the agreement and agree to it first.',
  InstrumentNotUsable: 'This account or card can’t receive the transfer. Choose another one.',
  ProofRequired: 'A transfer this large needs a code first. No money has moved.',
} as const satisfies Readonly<Record<MoneyReason, string>>;

/** What the amounts of the case add to it. */
export const adds = {
  InvalidAmount: 'Enter an amount between {min} and {max}.',
  FundsNotAvailable: 'More appears after your next shift.',
  FundsAmountExceeds: 'You can take up to {max}.',
  DailyLimitExceeded: 'You can still take {max} today.',
  OwnLimitExceeded: 'It leaves {max} for now. You can see and change it under “Your own limits”.',
  PreviewExpired: 'No money has moved.',
  IdempotencyKeyReused: 'No money has moved.',
} as const satisfies Readonly<Partial<Record<MoneyReason, string>>>;

/** Why a regular transfer was not made on its day. */
export const skipped = {
  FundsNotAvailable: 'There wasn’t enough in your balance.',
  FundsAmountExceeds: 'There wasn’t enough in your balance.',
  DailyLimitExceeded: 'Your daily limit was used up.',
  PausedByYou: 'You had paused early pay.',
  ClosingByYou: 'You had asked to close your account.',
  OwnLimitExceeded: 'It would have gone over your own limit.',
  EWAServicesArePaused: 'Early pay was paused.',
  InstrumentNotUsable: 'The account couldn’t receive it.',
  ProofRequired: 'With the day’s other transfers it needed a code from you.',
  AccessNotAvailable: 'Early pay wasn’t open to you.',
} as const satisfies Readonly<Record<SkipReason, string>>;
