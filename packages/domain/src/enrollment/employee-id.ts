/** How an employer's record says its employee ids are written. */
export interface EmployeeIdRules {
  /** What every id begins with; empty for nothing. */
  readonly prefix: string;
  /** Nothing but digits after the prefix. */
  readonly isNumeric: boolean;
  /** An id as the employer writes it; a numeric id has as many digits as this one. */
  readonly example: string;
}

/** What is wrong with an employee id. */
export type EmployeeIdProblem =
  | { readonly key: 'missing' | 'notDigits' | 'notId' }
  | { readonly key: 'digitCount'; readonly count: number };

const longestId = 20;
const digitsIn = (text: string) => text.replace(/[^0-9]/g, '').length;

/** Digits of a numeric id, without the prefix; null where the employer gives no example. */
export function employeeIdDigits({ prefix, isNumeric, example }: EmployeeIdRules): number | null {
  const own = example.startsWith(prefix) ? example.slice(prefix.length) : example;
  return isNumeric && digitsIn(own) > 0 ? digitsIn(own) : null;
}

/** An employee id as its employer writes it: capitals, no white space, and the prefix in front whether it was typed or not. */
export function tidyEmployeeId(text: string, { prefix }: EmployeeIdRules): string {
  const bare = text.replace(/\s+/g, '').toUpperCase();
  const start = prefix.toUpperCase();
  if (bare === '' || bare.startsWith(start)) return bare;
  // The hyphen at the end of a prefix is easily left out.
  const short = start.replace(/-$/, '');
  return start + (short !== '' && bare.startsWith(short) ? bare.slice(short.length) : bare);
}

/** What is wrong with an employee id as it was typed; null when nothing is. */
export function employeeIdProblem(text: string, rules: EmployeeIdRules): EmployeeIdProblem | null {
  const own = tidyEmployeeId(text, rules).slice(rules.prefix.length);
  if (own === '') return { key: 'missing' };
  if (rules.isNumeric && !/^[0-9]+$/.test(own)) return { key: 'notDigits' };
  if (!/^[A-Z0-9][A-Z0-9-]*$/.test(own) || own.length > longestId) return { key: 'notId' };
  const count = employeeIdDigits(rules);
  return count !== null && own.length !== count ? { key: 'digitCount', count } : null;
}
