import type { LinkEvent } from '@dayfare/domain/money';

/** What a way to the bank comes to, as far as the page that opened it can tell. */
export type LinkEnd =
  /** The browser leaves for the bank's page. */
  | { readonly kind: 'left' }
  /** There is no page to go to. */
  | { readonly kind: 'noPage' }
  /** An account was chosen. Which one, the server asks the bank itself: what a script or an SDK hands over proves nothing. */
  | { readonly kind: 'chosen'; readonly events: readonly LinkEvent[] }
  /** It was closed; `error` is null if the user has left. */
  | { readonly kind: 'closed'; readonly error: string | null; readonly events: readonly LinkEvent[] };
