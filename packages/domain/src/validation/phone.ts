import { identifierType } from '../session/index.ts';
import type { Problem } from './problem.ts';

/** Returns what is wrong with a phone number: 10 to 15 digits without spaces, parentheses and hyphens, with or without a plus sign. */
export function phoneProblem(text: string): Problem<'Required' | 'PhoneNotValid'> | null {
  if (text.trim() === '') return { key: 'Required' };
  // The same rule distinguishes phone numbers from user names at sign-in: what signs up must be able to sign in.
  return identifierType(text) === 'MobileNumber' ? null : { key: 'PhoneNotValid' };
}
