import type { Db } from '../../../platform/db/db.ts';
import { securityEvents } from '../sessions/session-tables.ts';

/** What is written down about accounts. */
export const securityEventKinds = [
  'signedIn',
  'signInRefused',
  'ledToEmployer',
  'signedInAtEmployer',
  'employerSignInRefused',
  'handedOver',
  'pinSent',
  'pinRefused',
  'pinAccepted',
  'deviceForgotten',
  'signedOut',
  'signedOutEverywhere',
  'signedOutOthers',
  'deviceSignedOut',
  'resetAsked',
  'resetRefused',
  'passwordReset',
  'passwordChanged',
  'passwordChangeRefused',
  'twoStepChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyRefused',
  'largeTransferProved',
  'instrumentAdded',
  'instrumentRemoved',
  'accountClosed',
  'profileChanged',
  'emailChanged',
  'phoneChanged',
] as const;

/** One of those. */
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Something that happened to an account. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Null where no one's account was named. */
  readonly employeeId: number | null;
  /** Where the request came from. */
  readonly address: string;
  readonly at: Date;
}

/** Writes down what happened. It says neither what was typed nor any code; the database refuses to change it later. */
export async function recordEvent(db: Db, event: SecurityEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}
