import type { Language } from '@dayfare/domain/product';
import type { Db } from '../db/db.ts';
import type { BankLinksHolder } from '../money/bank-link/bank-links.ts';
import type { CardVaultHolder } from '../money/debit-card/card-vault.ts';
import type { HeldReasons } from '../money/moves/held-reasons.ts';
import type { PayrollProviderHolder } from '../money/payroll-consent/payroll-provider.ts';
import type { SsoPartners } from '../session/sso/partners.ts';
import type { Employee, Session } from '../session/tables.ts';
import type { ChangedValues } from '../startup/changed-values.ts';
import type { Clock } from './clock.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { Maintenance } from './maintenance.ts';
import type { PasswordQueue } from './password-queue.ts';
import type { PolicyReports } from './policy-reports.ts';
import type { Settings } from './settings.ts';
import type { Throttles } from './throttle.ts';

/** Who is asking. */
export interface SignedIn {
  readonly session: Session;
  readonly employee: Employee;
}

/** What lives as long as the server. */
export interface Server {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  /** The newest key: session keys are derived with it, and codes hashed. Never in the database. */
  readonly secret: string;
  readonly maintenance: Maintenance;
  /** Over the configuration that the settings make. */
  readonly changedValues: ChangedValues;
  /** Why early pay is closed to someone, where that was set by hand. */
  readonly heldReasons: HeldReasons;
  readonly throttles: Throttles;
  readonly passwordQueue: PasswordQueue;
  readonly policyReports: PolicyReports;
  /** Whose sign-in pages people can come through. */
  readonly ssoPartners: SsoPartners;
  /** The service through which people link accounts at their banks. */
  readonly bankLinks: BankLinksHolder;
  /** The service that keeps the numbers of cards. */
  readonly cardVault: CardVaultHolder;
  /** The payroll provider at whose page people allow us to see their hours. */
  readonly payrollProvider: PayrollProviderHolder;
}

/** What a handler has at hand beside its input. */
export interface ApiContext extends Server {
  readonly language: Language;
  /** Null before sign-in. */
  readonly signedIn: SignedIn | null;
  readonly idempotencyKey: string | null;
  /** Value of the header `ak`. */
  readonly bruteForceKey: string | null;
  /** The secrets that the browser was given by which it is trusted. */
  readonly device: Pick<DeviceCookie, 'secrets' | 'keep'>;
  /** Where the request comes from: the socket says so, or a trusted proxy. */
  readonly clientAddress: string;
  /** Where the app is served from, as the request was sent: `https://app.example`. */
  readonly origin: string;
  /** What the browser calls itself; null where it says nothing. */
  readonly userAgent: string | null;
}
