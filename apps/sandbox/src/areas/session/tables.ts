import type { PricingModel, Programme, ServiceChargeMode } from '@dayfare/domain/money';
import type { BusinessEnvironment } from '@dayfare/domain/product';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/db/columns.ts';
import type { Schedule } from './schedule.ts';

export const employers = pgTable('employers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  environment: text('environment').notNull(),
  country: text('country').$type<'US' | 'CA'>().notNull().default('US'),
  /** Path segment of the employer's own address; null without one. */
  branchName: text('branch_name'),
  /** The partner at whose page its people sign in; null where a password is enough. */
  ssoPartnerId: integer('sso_partner_id'),
  /** Who runs its payroll and tells us hours only with a person's consent; null where no consent is needed. */
  payrollProviderName: text('payroll_provider_name'),
  /** Whether its people are paid to the partner's credit union. */
  creditUnion: boolean('credit_union').notNull().default(false),
  /** The system that it keeps hours in, by the wire's number. */
  timeIntegration: integer('time_integration').notNull().default(0),
  /** What its programme charges. */
  pricingModel: text('pricing_model').$type<PricingModel>().notNull().default('FlatRatePricing'),
  serviceChargeMode: text('service_charge_mode').$type<ServiceChargeMode>().notNull().default('OnTop'),
  /** With `PayPeriodOther`. */
  programFeeMinor: minorUnits('program_fee_minor').notNull().default(0),
  programme: jsonb('programme').$type<Programme>().notNull().default({}),
});

export const employees = pgTable('employees', {
  id: integer('id').primaryKey(),
  userType: integer('user_type').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** `1990-05-04`; null where it is unknown. */
  birthDate: text('birth_date'),
  userName: text('user_name').notNull(),
  emailAddress: text('email_address').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  dialingCode: text('dialing_code').notNull(),
  passwordHash: text('password_hash').notNull(),
  environment: text('environment').$type<BusinessEnvironment>().notNull(),
  currency: text('currency').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Language of the last sign-in, by its name on the wire: notices are written in it. */
  language: text('language').notNull().default('en'),
  createdAt: instant('created_at').notNull(),
  /** Language that was chosen in the settings, by its name on the wire; it outlives what a device says at sign-in. */
  chosenLanguage: text('chosen_language'),
  residentialState: text('residential_state'),
  isStateExpired: boolean('is_state_expired').notNull().default(false),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** Whether the terms have to be accepted before going on; see which were in the acceptances. */
  mustAcceptTerms: boolean('must_accept_terms').notNull().default(false),
  /** Whether a new device needs a PIN. */
  dualFactor: boolean('dual_factor').notNull().default(false),
  /** What led to the sign-up, and who runs the payroll, by the wire's numbers; 0 for nothing and no one. */
  campaignType: integer('campaign_type').notNull().default(0),
  payrollProvider: integer('payroll_provider').notNull().default(0),
  pinToEmail: boolean('pin_to_email').notNull().default(false),
  /** Whether the code of the last new password went by e-mail; null once a code by the other channel was entered since. */
  resetByEmail: boolean('reset_by_email'),
  /** The region whose versions of the agreements are shown; null where it follows from the currency. */
  regionId: integer('region_id'),
  /** How the account stands, by the wire's number; 2 is active. */
  accountStatus: integer('account_status').notNull().default(2),
  /** When its person closed it; null while it is open. No one signs in to a closed one. */
  closedAt: instant('closed_at'),
});

/** What a person earns and takes early at one employer. Someone who is on their own has one without an employer. */
export const employments = pgTable('employments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  employerId: integer('employer_id'),
  hourlyRateMinor: minorUnits('hourly_rate_minor').notNull(),
  withholdingBps: integer('withholding_bps').notNull(),
  schedule: jsonb('schedule').$type<Schedule>().notNull(),
  /** The last day whose wages are in the books. */
  accruedThrough: date('accrued_through', { mode: 'string' }).notNull(),
  servicesPaused: boolean('services_paused').notNull().default(false),
  /** First day without the job; null until notice is given. */
  endedOn: date('ended_on', { mode: 'string' }),
  /** Tips and mileage that the employer has reported and that have not been paid out. */
  tipsMinor: minorUnits('tips_minor').notNull().default(0),
  mileageMinor: minorUnits('mileage_minor').notNull().default(0),
  /** What of tips and wages people of the employer can get early, by the wire's number. */
  tipsMode: integer('tips_mode').notNull().default(0),
  /** Whether the payroll provider tells us nothing without the person's consent; until when it was given, and when it was last refused. */
  consentNeeded: boolean('consent_needed').notNull().default(false),
  consentUntil: instant('consent_until'),
  consentDeclinedAt: instant('consent_declined_at'),
  /** The employee's place of work, in the employer's term; null where it names none. */
  departmentName: text('department_name'),
});

/** An employee as the database holds it. */
export type Employee = typeof employees.$inferSelect;
/** An employment as the database holds it. */
export type Employment = typeof employments.$inferSelect;
