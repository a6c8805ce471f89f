import type { BackRule } from './back.ts';

/** Who may open a page. */
export type Opening =
  /** Outside the guarded areas. */
  | 'everyone'
  /** Only people who haven't signed in; everyone else goes home. */
  | 'visitors'
  /** Visitors, and signed-in people who have this step to finish. */
  | 'visitorsOrStep'
  /** In a guarded area, but open to visitors. */
  | 'anyone'
  /** Signed-in people, and visitors coming from the login. */
  | 'fromLogin'
  /** Signed-in people, and visitors while direct enrolment is on. */
  | 'directEnrolment'
  | 'signedIn'
  /** Everyone during maintenance, otherwise no one. */
  | 'maintenance'
  /** No one: it redirects to another page. */
  | 'alias';

/** What the catalogue says about a page. */
export interface RouteFacts {
  readonly opening: Opening;
  /** What going back does on the page. Default `previous`. */
  readonly back?: BackRule | undefined;
}
