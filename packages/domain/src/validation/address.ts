import { characterCount } from './characters.ts';
import type { Problem } from './problem.ts';

/** Most characters of an address line. */
export const longestAddress = 50;

/** What is wrong with a line of an address. */
export function addressProblem(text: string): Problem<'Required' | 'TooLong'> | null {
  const line = text.trim();
  if (line === '') return { key: 'Required' };
  return characterCount(line) > longestAddress ? { key: 'TooLong', max: longestAddress } : null;
}

/** What is wrong with the zip code of a biller: five digits, or the four of an extension. */
export function billerZipProblem(text: string): Problem<'Required' | 'InvalidZip'> | null {
  const zip = text.trim();
  if (zip === '') return { key: 'Required' };
  return /^[0-9]{4,5}$/.test(zip) ? null : { key: 'InvalidZip' };
}
