import { requireNoTransaction } from '../platform/db/open-transactions.ts';
import type { Rails } from './rail.ts';

/** The same rails, which refuse to be asked while a transaction is open. */
export function outsideOnly(rails: Rails): Rails {
  const guarded = Object.entries(rails).map(([name, call]: [string, (...asked: never[]) => unknown]) => [
    name,
    (...asked: never[]) => {
      requireNoTransaction(`A rail was asked (${name})`);
      return call(...asked);
    },
  ]);
  return Object.fromEntries(guarded) as Rails;
}
