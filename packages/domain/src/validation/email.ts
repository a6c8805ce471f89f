import { isEmail } from '../session/index.ts';
import type { Problem } from './problem.ts';

/** Returns what is wrong with an e-mail address. Surrounding white space, which keyboards add, is ignored. */
export function emailProblem(text: string): Problem<'Required' | 'EmailNotValid'> | null {
  const address = text.trim();
  if (address === '') return { key: 'Required' };
  return isEmail(address) ? null : { key: 'EmailNotValid' };
}
