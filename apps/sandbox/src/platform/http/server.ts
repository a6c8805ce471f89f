import type { Db } from '../db/db.ts';
import type { PasswordQueue } from '../limits/password-queue.ts';
import type { Throttles } from '../limits/throttle.ts';
import type { Clock } from './clock.ts';
import type { Maintenance } from './maintenance.ts';
import type { PolicyReports } from './policy-reports.ts';
import type { Settings } from './settings.ts';

/** What lives as long as the server. An area adds its own parts where it defines them, with `declare module`. */
export interface Server {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  /** The newest key: session keys are derived with it, and codes hashed. Never in the database. */
  readonly secret: string;
  readonly maintenance: Maintenance;
  readonly throttles: Throttles;
  readonly passwordQueue: PasswordQueue;
  readonly policyReports: PolicyReports;
}
