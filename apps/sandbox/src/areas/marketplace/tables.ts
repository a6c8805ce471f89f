import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sealedText } from '../../platform/db/columns.ts';

/** Who compared quotes of insurance, and went on with one. */
export const insuranceLogs = pgTable('insurance_logs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  insuranceType: integer('insurance_type').notNull(),
  quoteId: integer('quote_id'),
  at: instant('at').notNull(),
});

const day = () => date('day', { mode: 'string' }).notNull();

/** Days that movie tickets were asked for. */
export const ticketDays = pgTable('ticket_days', { kind: integer('kind').notNull(), day: day() }, (table) => [
  primaryKey({ columns: [table.kind, table.day] }),
]);

/** Movie tickets, paid for or not. */
export const movieTickets = pgTable('movie_tickets', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  transactionId: text('transaction_id').notNull(),
  kind: integer('kind').notNull(),
  day: day(),
  priceMinor: minorUnits('price_minor').notNull(),
  code: sealedText('code').notNull(),
  boughtAt: instant('bought_at').notNull(),
});

/** Pharmacy cards of a user's household. */
export const pharmacyCards = pgTable('pharmacy_cards', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  name: sealedText('name').notNull(),
  createdAt: instant('created_at').notNull(),
});
