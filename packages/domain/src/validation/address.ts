import { characterCount } from './names/characters.ts';
import type { Problem } from './problem.ts';

/** Maximum length of an address line, in characters. */
export const longestAddress = 50;

/** Returns what is wrong with an address line. */
export function addressProblem(text: string): Problem<'Required' | 'TooLong'> | null {
  const line = text.trim();
  if (line === '') return { key: 'Required' };
  return characterCount(line) > longestAddress ? { key: 'TooLong', max: longestAddress } : null;
}

/** Returns what is wrong with a biller's zip code: five digits, or four of an extension. */
export function billerZipProblem(text: string): Problem<'Required' | 'InvalidZip'> | null {
  const zip = text.trim();
  if (zip === '') return { key: 'Required' };
  return /^[0-9]{4,5}$/.test(zip) ? null : { key: 'InvalidZip' };
}
