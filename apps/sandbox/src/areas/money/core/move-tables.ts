import type { TransactionSource } from '@dayfare/domain/money';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PayoutKind } from '../../../ledger/accounts.ts';
import { instant, minorUnits } from '../../../platform/db/columns.ts';

export const instrumentMoves = pgTable('instrument_moves', {
  id: text('id').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  fromInstrumentId: integer('from_instrument_id').notNull(),
  toInstrumentId: integer('to_instrument_id').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  feeMinor: minorUnits('fee_minor').notNull(),
  currency: text('currency').notNull(),
  /** Where the money came from. */
  source: text('source').$type<TransactionSource>().notNull(),
  /** Null between what we hold. */
  payout: text('payout').$type<PayoutKind>(),
  createdAt: instant('created_at').notNull(),
  arrivesAt: instant('arrives_at').notNull(),
  /** When it was first said to arrive, where that has changed. */
  promisedAt: instant('promised_at'),
  /** In the codes of transfers. */
  status: text('status').notNull(),
  statusReason: text('status_reason'),
  /** What came back into where it was taken from. */
  returnedMinor: minorUnits('returned_minor').notNull().default(0),
  returnedFeeMinor: minorUnits('returned_fee_minor').notNull().default(0),
  /** Null while it is on its way. */
  endedAt: instant('ended_at'),
});
