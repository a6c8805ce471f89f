import type { WireDeviceInfo } from '@dayfare/api/session/device-contract';
import type { PricingModel, Programme, ServiceChargeMode } from '@dayfare/domain/money';
import type { BusinessEnvironment } from '@dayfare/domain/product';
import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sealedText } from '../platform/db/columns.ts';
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
  /** Whether the payroll provider tells us nothing without the person's consent; until when it was given, and when it was last refused. */
  consentNeeded: boolean('consent_needed').notNull().default(false),
  consentUntil: instant('consent_until'),
  consentDeclinedAt: instant('consent_declined_at'),
});

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  employeeId: integer('employee_id').notNull(),
  deviceId: text('device_id'),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** The employer that was chosen; null until then. */
  businessId: integer('business_id'),
  /** The product that was switched to, as its user type; null for the person's own. */
  userType: integer('user_type'),
  /** The PIN that stands between the password and everything else; null once it is spent. */
  pendingPinId: integer('pending_pin_id'),
  /** How it was opened: with a password, on an employer's page, or with a passkey. */
  openedBy: text('opened_by').$type<'password' | 'partner' | 'passkey'>().notNull(),
  /** When the person last proved their identity with a PIN; null before that, and once the proof is used. */
  provedAt: instant('proved_at'),
  provedByEmail: boolean('proved_by_email').notNull().default(false),
  /** The payment for which a proof was asked last, in JSON; null where it was asked for something else. */
  proofAsked: sealedText('proof_asked'),
  /** The payment that the proof is for, by its subject's id; null for what is no payment. */
  provedFor: text('proved_for'),
  /** Where it is used from, as the device says. */
  plugInfo: jsonb('plug_info'),
  /** Where it began, as the server saw it. Null for sessions from before that was kept. */
  address: text('address'),
  userAgent: text('user_agent'),
});

export const devices = pgTable('devices', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  deviceId: text('device_id').notNull(),
  record: jsonb('record').$type<WireDeviceInfo>(),
  pushToken: text('push_token'),
  updatedAt: instant('updated_at').notNull(),
});

/** Devices that people have confirmed with a PIN, by the hash of their secret. */
export const deviceTrusts = pgTable('device_trusts', {
  secretHash: text('secret_hash').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  deviceId: integer('device_id'),
  trustedAt: instant('trusted_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Events of accounts; the database only allows inserts. */
export const securityEvents = pgTable('security_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  employeeId: integer('employee_id'),
  address: text('address').notNull(),
  at: instant('at').notNull(),
});

export const pins = pgTable('pins', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  idString: text('id_string').notNull(),
  employeeId: integer('employee_id').notNull(),
  codeHash: text('code_hash').notNull(),
  toEmail: boolean('to_email').notNull(),
  /** What it is for: to open a session, or to prove in one who is there. */
  purpose: text('purpose').$type<'signIn' | 'proof'>().notNull(),
  resends: integer('resends').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** The payment that its message named, in JSON. */
  subject: sealedText('subject'),
});

/** Codes for a new password. Those for unknown people are stored too, so that they behave the same. */
export const passwordResets = pgTable('password_resets', {
  idString: text('id_string').primaryKey(),
  employeeId: integer('employee_id'),
  codeHash: text('code_hash').notNull(),
  toEmail: boolean('to_email').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const oauthTokens = pgTable('oauth_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Who someone is at a partner's OpenID provider. */
export const ssoIdentities = pgTable('sso_identities', {
  partnerId: integer('partner_id').notNull(),
  /** The provider's name for the person (`sub`). */
  subject: text('subject').notNull(),
  employeeId: integer('employee_id').notNull(),
});

/** Sign-ins that are on their way through a partner's page. */
export const ssoAttempts = pgTable('sso_attempts', {
  stateHash: text('state_hash').primaryKey(),
  /** Of the secret in the browser's cookie: only the browser that began a sign-in can finish it. */
  browserHash: text('browser_hash').notNull(),
  partnerId: integer('partner_id').notNull(),
  nonce: text('nonce').notNull(),
  /** Of PKCE; sealed, since anyone who has it and the code could spend the code. */
  verifier: sealedText('verifier').notNull(),
  /** What was asked for before the sign-in, unchecked. */
  redirectUrl: text('redirect_url'),
  expiresAt: instant('expires_at').notNull(),
});

/** Accounts at the sign-in page of an employer that the sandbox plays. */
export const employerAccounts = pgTable('employer_accounts', {
  partnerId: integer('partner_id').notNull(),
  /** In lower case. */
  login: text('login').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
});

/** An employee as the database holds it. */
export type Employee = typeof employees.$inferSelect;
/** An employment as the database holds it. */
export type Employment = typeof employments.$inferSelect;
/** A session as the database holds it. */
export type Session = typeof sessions.$inferSelect;
/** A device as the database holds it. */
export type Device = typeof devices.$inferSelect;
/** A PIN as the database holds it. */
export type Pin = typeof pins.$inferSelect;
