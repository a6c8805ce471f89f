import type { WireEnrollment } from '@dayfare/api/enrollment/contract';
import type { App } from '../../../platform/app-context/app.ts';

/** An account that was just made: what can be had at once, and the token that signs in once. */
type MadeAccount = NonNullable<WireEnrollment['enrollmentCode']>;

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
