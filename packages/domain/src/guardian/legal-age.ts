import { ageOn } from '../validation/index.ts';

/** From this age on, in years, no guardian has to agree. */
const legalAge = 18;

/** Whether someone is too young to agree for themselves on a day, `2026-11-20`. So is someone of unknown age. */
export function isUnderAge(birthDate: string | null, day: string): boolean {
  return birthDate === null || ageOn(birthDate, day) < legalAge;
}
