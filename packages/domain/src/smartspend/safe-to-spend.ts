import { daysBetween, type IsoDate, type MinorUnits, minorUnits } from '../money/index.ts';

/** What can be spent until payday, and what it is worked out of. */
export interface SafeToSpend {
  /** Pay that can be taken now. */
  readonly available: MinorUnits;
  /** On what we hold. */
  readonly held: MinorUnits;
  /** Bills that are due until payday. */
  readonly bills: MinorUnits;
  /** What is left; never below zero. */
  readonly total: MinorUnits;
  /** How many days there are, today included. */
  readonly days: number;
  /** The same a day. Parts of a cent are left out. */
  readonly perDay: MinorUnits;
}

/** Works out what can be spent until payday: what is there, without the bills to come. */
export function safeToSpend(
  { available, held, bills }: Pick<SafeToSpend, 'available' | 'held' | 'bills'>,
  { today, payday }: { readonly today: IsoDate; readonly payday: IsoDate },
): SafeToSpend {
  const total = minorUnits(Math.max(0, available + held - bills));
  const days = Math.max(1, daysBetween(today, payday));
  return { available, held, bills, total, days, perDay: minorUnits(Math.floor(total / days)) };
}

/** From how much of a limit on its person is told, in percent. */
const nearFrom = 80;

/** Whether what was spent comes near a limit or is past it; null: neither, or there is none. */
export function nudgeOf(spent: MinorUnits, limit: MinorUnits | null): 'near' | 'past' | null {
  if (limit === null) return null;
  if (spent > limit) return 'past';
  return spent * 100 >= limit * nearFrom ? 'near' : null;
}
