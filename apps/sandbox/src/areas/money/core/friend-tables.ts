import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sealedText } from '../../../platform/db/columns.ts';

export const friendCodes = pgTable('friend_codes', {
  employeeId: integer('employee_id').primaryKey(),
  code: text('code').notNull(),
});

export const friendPayments = pgTable('friend_payments', {
  id: text('id').primaryKey(),
  payerId: integer('payer_id').notNull(),
  payeeId: integer('payee_id').notNull(),
  fromInstrumentId: integer('from_instrument_id').notNull(),
  toInstrumentId: integer('to_instrument_id').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  currency: text('currency').notNull(),
  note: sealedText('note'),
  createdAt: instant('created_at').notNull(),
});
