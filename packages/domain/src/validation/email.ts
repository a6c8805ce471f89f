import { isEmail } from '../session/index.ts';
import type { Problem } from './problem.ts';

/** What is wrong with an e-mail address. White space around it, which keyboards add, is no fault. */
export function emailProblem(text: string): Problem<'Required' | 'EmailNotValid'> | null {
  const address = text.trim();
  if (address === '') return { key: 'Required' };
  return isEmail(address) ? null : { key: 'EmailNotValid' };
}
