import type { WireEnrollment } from '@dayfare/api/enrollment/contract';
import type { RegionRedirect } from '@dayfare/api/startup/region-redirect';
import type { App } from '../../../platform/app-context/app.ts';

/** An account that was just made: what can be had at once, and the token that signs in once. */
export interface MadeAccount extends NonNullable<WireEnrollment['enrollmentCode']> {
  /** The site that serves it, and its language; null for this one. */
  readonly servedBy: Pick<RegionRedirect, 'regionHost' | 'culture'> | null;
}

/** In memory alone: after a reload one signs in with the password. */
const made = new WeakMap<App, MadeAccount>();

/** Keeps the account that was made, for the last screen. */
export function keepMade(app: App, account: MadeAccount): void {
  made.set(app, account);
}

/** The account that was made in this page; null after a reload. */
export function madeIn(app: App): MadeAccount | null {
  return made.get(app) ?? null;
}
