import { isUnderAge } from '../guardian/index.ts';

/** What is known of whether an invited user is an adult, as invited people have to be. */
export type AdultStand = 'adult' | 'underAge' | 'unknown';

/**
 * Whether an invited user is 18 or older on a day, both `2026-11-22`. Where no birthday is known, their own word counts. The
 * documents say "over 18"; it is read as everywhere: from the 18th birthday on.
 */
export function adultStand(birthDate: string | null, day: string, saysAdult: boolean): AdultStand {
  if (birthDate === null) return saysAdult ? 'adult' : 'unknown';
  return isUnderAge(birthDate, day) ? 'underAge' : 'adult';
}
