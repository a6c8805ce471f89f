import { directHome, homeFor, notFoundPath, type UserType } from '../access/index.ts';

/** The flags that state selection was opened with. */
export interface StateSelectionFlags {
  readonly isForDirectUser: boolean;
  readonly isForCard: boolean;
  readonly isFromDashboard: boolean;
}

/** Where state selection leads once the state is saved; null for a visitor, who goes on with signing up. */
export function afterStateSelection(flags: StateSelectionFlags, userType: UserType | null): string | null {
  if (flags.isForCard) return '/card/carddesign-terms';
  if (flags.isForDirectUser) return directHome;
  if (userType === null) return null;
  return homeFor(userType) ?? notFoundPath;
}
