import type { BackRule } from './back.ts';

/** Who may open a page, by the guard's rules. */
export type Opening =
  /** Outside the guarded areas. */
  | 'everyone'
  /** Only whoever hasn't signed in; all others go home. */
  | 'visitors'
  /** Visitors, and signed-in people who have this step to finish. */
  | 'visitorsOrStep'
  /** In a guarded area, and open to visitors all the same. */
  | 'anyone'
  /** Signed-in people, and visitors who come from the login. */
  | 'fromLogin'
  /** Signed-in people, and visitors while direct enrolment is on. */
  | 'directEnrolment'
  | 'signedIn'
  /** During maintenance everyone, at other times nobody. */
  | 'maintenance'
  /** Nobody: it leads to another page. */
  | 'alias';

/** What the catalogue says about a page. */
export interface RouteFacts {
  readonly opening: Opening;
  /** What back does on the page. Default `previous`. */
  readonly back?: BackRule | undefined;
}
