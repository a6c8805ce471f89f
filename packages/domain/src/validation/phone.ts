import { identifierType } from '../session/index.ts';
import type { Problem } from './problem.ts';

/** What is wrong with a phone number: 10 to 15 digits, spaces, parentheses and hyphens apart, plus sign or not. */
export function phoneProblem(text: string): Problem<'Required' | 'PhoneNotValid'> | null {
  if (text.trim() === '') return { key: 'Required' };
  // The same rule tells phone numbers from user names at the login: what signs up must be able to sign in.
  return identifierType(text) === 'MobileNumber' ? null : { key: 'PhoneNotValid' };
}
