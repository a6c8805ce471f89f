/** How often someone may try to be found in the employer's records. The server counts too, and its answer wins. */
export const enrollmentAttemptsAllowed = 3;

/** How long a sign-up that was left can be gone on with, ms. */
export const enrollmentLifeMs = 24 * 60 * 60_000;

/** Digits of a social security number that are asked for: the last ones. */
const ssnDigits = 4;

/** Whether text is the end of a social security number. None ends in 0000. */
export function isSsnEnd(text: string): boolean {
  return text.length === ssnDigits && /^[0-9]+$/.test(text) && text !== '0000';
}

const youngest = 14;
const oldest = 120;

/** Whether a date can be the birthday of someone who works. Both are `2026-11-22`. */
export function isBirthDate(date: string | null, today: string): boolean {
  if (date === null) return false;
  const shifted = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return date <= shifted(youngest) && date > shifted(oldest);
}
