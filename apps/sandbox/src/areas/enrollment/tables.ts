import type { WireUserRecord } from '@dayfare/api/enrollment/user-contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

export const enrollments = pgTable('enrollments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  secretHash: text('secret_hash').notNull(),
  dialingCode: text('dialing_code').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  pinId: text('pin_id').notNull(),
  pinHash: text('pin_hash').notNull(),
  pinExpiresAt: instant('pin_expires_at').notNull(),
  resends: integer('resends').notNull().default(0),
  /** When the code was entered; null until then. */
  provedAt: instant('proved_at'),
  /** The furthest screen that is open, by its number. */
  reached: integer('reached').notNull(),
  employerId: integer('employer_id'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  emailAddress: text('email_address'),
  scanId: text('scan_id'),
  employeeNumber: text('employee_number'),
  /** Sealed: `1994-03-18`. */
  birthDate: sealedText('birth_date'),
  /** Whether the employer's records hold this person. */
  isMatched: boolean('is_matched').notNull().default(false),
  passwordHash: text('password_hash'),
  referralCode: text('referral_code'),
  /** Whether the invitation with that code has been counted. */
  isReferred: boolean('is_referred').notNull().default(false),
  campaign: text('campaign'),
  campaignType: integer('campaign_type').notNull().default(0),
  /** A direct user: the employer, if any, is not here yet. */
  hasNoEmployer: boolean('has_no_employer').notNull().default(false),
  /** Whether the employer's own sign-in page has confirmed who it is. */
  isVouched: boolean('is_vouched').notNull().default(false),
  /** The random id of the browser or app that signed up. */
  clientSignature: text('client_signature'),
  /** Through what it signed up, by the wire's number; null where the app did not say. */
  clientType: integer('client_type'),
  /** Where it was begun, by the wire's number; null where the app did not say. */
  requestType: integer('request_type'),
  /** The account, once it has been made. */
  employeeId: integer('employee_id'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The employers' records that have an account. */
export const enrolledRecords = pgTable(
  'enrolled_records',
  {
    employerId: integer('employer_id').notNull(),
    employeeNumber: text('employee_number').notNull(),
    employeeId: integer('employee_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employerId, table.employeeNumber] })],
);

/** People an employer's sign-in page has confirmed and who have no account yet. */
export const workAccounts = pgTable('work_accounts', {
  secretHash: text('secret_hash').primaryKey(),
  employerId: integer('employer_id').notNull(),
  employeeNumber: text('employee_number').notNull(),
  /** Whether the app has exchanged the token in its address for a secret. */
  isTaken: boolean('is_taken').notNull().default(false),
  expiresAt: instant('expires_at').notNull(),
});

/** One-time codes of employers, for the owners of records whose tries are used up. */
export const employerCodes = pgTable('employer_codes', {
  codeHash: text('code_hash').primaryKey(),
  employerId: integer('employer_id').notNull(),
  employeeNumber: text('employee_number').notNull(),
  /** The sign-up that has entered it; null until then. */
  enrollmentId: integer('enrollment_id'),
  /** Details that were given with it. */
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

export const idScans = pgTable('id_scans', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  status: text('status').$type<'waiting' | 'captured' | 'unreadable' | 'expired'>().notNull(),
  /** What stands in the document, sealed; null until it has been read. */
  document: sealedText('document'),
  createdAt: instant('created_at').notNull(),
});

/** What someone says of themselves beside their account. */
export type Said = Pick<
  WireUserRecord,
  'middleName' | 'address' | 'city' | 'state' | 'contactOption' | 'timeToContact'
>;

export const userRecords = pgTable('user_records', {
  employeeId: integer('employee_id').primaryKey(),
  said: jsonb('said').$type<Said>().notNull(),
  updates: integer('updates').notNull().default(0),
});

/** How a franchise's payroll knows a person: what others say, apart from what the person says and may delete. */
export const franchiseTokens = pgTable('franchise_tokens', {
  employeeId: integer('employee_id').primaryKey(),
  employeeToken: sealedText('employee_token').notNull(),
  franchiseeToken: sealedText('franchisee_token'),
  payrollCompanyId: text('payroll_company_id'),
});

/** A sign-up. */
export type Enrollment = typeof enrollments.$inferSelect;
