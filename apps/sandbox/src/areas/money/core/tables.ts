import type { FeeKind, FeeName, ServiceChargeMode } from '@dayfare/domain/money';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PayoutKind } from '../../../ledger/accounts.ts';
import { instant, minorUnits } from '../../../platform/db/columns.ts';
import type { ErrorCode, RefusalAmounts } from '../../../platform/http/refusal.ts';

const day = (name: string) => date(name, { mode: 'string' });

export const instruments = pgTable('instruments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  displayText: text('display_text').notNull(),
  instrumentType: integer('instrument_type').notNull(),
  instrumentSubType: integer('instrument_sub_type').notNull(),
  bankAccountType: integer('bank_account_type'),
  imageName: text('image_name').notNull(),
  status: integer('status').notNull(),
  /** Why it can't be used, where that needs something from its owner. */
  verification: integer('verification'),
  last4: text('last4').notNull(),
  instantEligible: boolean('instant_eligible').notNull(),
  isDefault: boolean('is_default').notNull(),
  refusesPayouts: boolean('refuses_payouts').notNull(),
  /** Whether it belongs to a savings goal or takes fares, and is shown with that instead of among the accounts. */
  isGoal: boolean('is_goal').notNull().default(false),
});

export const payPeriods = pgTable(
  'pay_periods',
  {
    employmentId: integer('employment_id').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    paysOn: day('pays_on').notNull(),
    /** What the employer pays, where that is something else than what the hours come to. */
    netPayMinor: minorUnits('net_pay_minor'),
    /** What its payday is to take of what was taken early, and what it took. */
    dueMinor: minorUnits('due_minor').notNull().default(0),
    withheldMinor: minorUnits('withheld_minor').notNull().default(0),
    /** Null while payday is still to come. */
    paidAt: instant('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.employmentId, table.startsOn] })],
);

export const dayEarnings = pgTable(
  'day_earnings',
  {
    employmentId: integer('employment_id').notNull(),
    earnedOn: day('earned_on').notNull(),
    periodStart: day('period_start').notNull(),
    regularMinutes: integer('regular_minutes').notNull(),
    overtimeMinutes: integer('overtime_minutes').notNull(),
    doubleTimeMinutes: integer('double_time_minutes').notNull(),
    grossMinor: minorUnits('gross_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employmentId, table.earnedOn] })],
);

/** What a quote and a transfer have in common. */
const quoted = {
  employeeId: integer('employee_id').notNull(),
  /** Whose wages it is taken from. */
  employmentId: integer('employment_id').notNull(),
  instrumentId: integer('instrument_id').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  /** The fee that comes off the wages. */
  feeMinor: minorUnits('fee_minor').notNull(),
  /** The fee that is charged to the card by itself. */
  chargedMinor: minorUnits('charged_minor').notNull().default(0),
  /** What the fee would be without a discount. */
  usualFeeMinor: minorUnits('usual_fee_minor').notNull(),
  serviceChargeMode: text('service_charge_mode').$type<ServiceChargeMode>().notNull(),
  feeName: text('fee_name').$type<FeeName>().notNull(),
  /** Why it costs less than usual; null if it doesn't. */
  feeKind: text('fee_kind').$type<FeeKind>(),
  transferSpeed: integer('transfer_speed').notNull(),
  arrivalDate: day('arrival_date').notNull(),
  arrivesAt: instant('arrives_at').notNull(),
  /** Until then the transfer can be cancelled; the same as its creation for an instant one. */
  sendAt: instant('send_at').notNull(),
  createdAt: instant('created_at').notNull(),
};

export const previews = pgTable('previews', {
  id: text('id').primaryKey(),
  ...quoted,
  contractIds: jsonb('contract_ids').$type<number[]>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const transactions = pgTable('transactions', {
  id: text('id').primaryKey(),
  ...quoted,
  employerId: integer('employer_id'),
  currency: text('currency').notNull(),
  periodStart: day('period_start').notNull(),
  previewId: text('preview_id'),
  transactionType: integer('transaction_type').notNull(),
  /** The way by which its money leaves. */
  payout: text('payout').$type<PayoutKind>().notNull(),
  status: text('status').notNull(),
  statusReason: text('status_reason'),
  /** What came back of it: all, or the part that did not arrive. */
  returnedMinor: minorUnits('returned_minor').notNull().default(0),
  returnedFeeMinor: minorUnits('returned_fee_minor').notNull().default(0),
  /** What of these two had gone back before its last return: the part that did not arrive, where the rest came back later. */
  returnedBeforeMinor: minorUnits('returned_before_minor').notNull().default(0),
  /** When it was first said to arrive, where that has changed. */
  promisedAt: instant('promised_at'),
  /** The pay with which its last return comes; null where it went back into the balance, or did not go back. */
  returnsOn: day('returns_on'),
  /** When its person first saw that it had failed. */
  failureSeenAt: instant('failure_seen_at'),
});

export const transactionEvents = pgTable('transaction_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  transactionId: text('transaction_id').notNull(),
  status: text('status').notNull(),
  at: instant('at').notNull(),
});

const keyColumns = () => ({
  employeeId: integer('employee_id').notNull(),
  key: text('key').notNull(),
  /** Name of the call that it came with; null for older keys, and for one that was closed before any request arrived with it. */
  call: text('call'),
  /** Null for a key that was closed before any request arrived with it. */
  bodyHash: text('body_hash'),
  /** `notCarriedOut`: a request was not carried out, for want of a proof of who sent it or of something else, and may come again. */
  status: text('status').$type<'received' | 'done' | 'refused' | 'closed' | 'notCarriedOut'>().notNull(),
  /** With `done`. */
  answer: jsonb('answer'),
  /** With `refused`. */
  refusal: jsonb('refusal').$type<{
    readonly code: ErrorCode;
    readonly amounts?: RefusalAmounts | undefined;
  }>(),
  createdAt: instant('created_at').notNull(),
});

export const idempotencyKeys = pgTable('idempotency_keys', keyColumns(), (table) => [
  primaryKey({ columns: [table.employeeId, table.key] }),
]);

/** Keys of what was done long ago. */
export const idempotencyArchive = pgTable('idempotency_archive', keyColumns(), (table) => [
  primaryKey({ columns: [table.employeeId, table.key] }),
]);

/** An idempotency key as the database holds it. */
export type IdempotencyKey = typeof idempotencyKeys.$inferSelect;
/** An instrument as the database holds it. */
export type Instrument = typeof instruments.$inferSelect;
/** A quote as the database holds it. */
export type Preview = typeof previews.$inferSelect;
/** A transfer as the database holds it. */
export type Transaction = typeof transactions.$inferSelect;
/** A pay period as the database holds it. */
export type PayPeriod = typeof payPeriods.$inferSelect;
/** A day's work as the database holds it. */
export type DayEarning = typeof dayEarnings.$inferSelect;
