import { directHome, homeFor, notFoundPath, type UserType } from '../access/index.ts';

/** Where visitors go on with signing up, or sign in. */
const welcome = '/welcome';

/** The flags that state selection was opened with. */
export interface StateSelectionFlags {
  readonly isForDirectUser: boolean;
  readonly isForCard: boolean;
  readonly isFromDashboard: boolean;
}

/** The flags in the query of an address. A flag counts when it is `true`. */
export function stateSelectionFlags(query: { get(name: string): string | null }): StateSelectionFlags {
  const isSet = (name: string) => query.get(name) === 'true';
  return {
    isForDirectUser: isSet('isForDirectUser'),
    isForCard: isSet('isForCard'),
    isFromDashboard: isSet('isFromDashboard'),
  };
}

/** Who has chosen: a kind of user, null for one that isn't known, or nobody who is signed in. */
type Chooser = UserType | null | 'visitor';

/** Where state selection leads once the state is chosen. A visitor goes on with signing up. */
export function afterStateSelection(flags: StateSelectionFlags, who: Chooser): string {
  if (flags.isForCard) return '/card/carddesign-terms';
  if (flags.isForDirectUser) return directHome;
  if (who === 'visitor') return welcome;
  return homeFor(who) ?? notFoundPath;
}
