// Written by `pnpm generate`; a test fails when it is out of date.
import type { CountName, PlaceName } from '@dayfare/domain/navigation';

/** What is counted on the entries of the navigation. */
export const entryCounts: Readonly<Partial<Record<PlaceName, CountName>>> = {
  home: 'proofs',
  accounts: 'accounts',
  bills: 'bills',
  notifications: 'notifications',
};
