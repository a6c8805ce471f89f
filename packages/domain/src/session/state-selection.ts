import { directHome, homeFor, notFoundPath, type UserType } from '../access/index.ts';

/** Where visitors continue with sign-up, or sign in. */
const welcome = '/welcome';

/** The flags that state selection was opened with. */
export interface StateSelectionFlags {
  readonly isForDirectUser: boolean;
  readonly isForCard: boolean;
  readonly isFromDashboard: boolean;
}

/** Reads the flags from a query. A flag is set if it is `true`. */
export function stateSelectionFlags(query: { get(name: string): string | null }): StateSelectionFlags {
  const isSet = (name: string) => query.get(name) === 'true';
  return {
    isForDirectUser: isSet('isForDirectUser'),
    isForCard: isSet('isForCard'),
    isFromDashboard: isSet('isFromDashboard'),
  };
}

/** The person who chose: a kind of user, null if unknown, or a visitor. */
type Chooser = UserType | null | 'visitor';

/** Returns where state selection leads once a state is chosen. Visitors continue with sign-up. */
export function afterStateSelection(flags: StateSelectionFlags, who: Chooser): string {
  if (flags.isForCard) return '/card/carddesign-terms';
  if (flags.isForDirectUser) return directHome;
  if (who === 'visitor') return welcome;
  return homeFor(who) ?? notFoundPath;
}
