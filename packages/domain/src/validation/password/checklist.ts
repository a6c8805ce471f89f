import { characterCount } from '../names/characters.ts';
import type { Problem } from '../problem.ts';
import { hasEmoji } from './emoji.ts';
import type { LetterRequirement, PasswordPolicy } from './policy.ts';

/** A requirement to display: the key of its text, with the numbers or characters it mentions. */
export type PasswordRule =
  | { readonly key: 'MinLength'; readonly min: number }
  | { readonly key: 'MaxLength'; readonly max: number }
  | { readonly key: 'AnyLetter' | 'UpperAndLower' | 'Upper' | 'Lower' | 'Digit' }
  | { readonly key: 'Special' | 'AllowedSpecialsOnly'; readonly allowed: string }
  | { readonly key: 'Whitespace' | 'NoWhitespace' | 'NoEmoji' }
  | { readonly key: 'NotAmongLast'; readonly count: number };

/** A requirement, and whether the password meets it. `unknown` is checked by the server. */
export interface PasswordCheck {
  readonly rule: PasswordRule;
  readonly status: 'met' | 'unmet' | 'unknown';
}

const hasLetters = {
  AnyLetter: (password) => /\p{L}/u.test(password),
  UpperAndLower: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  Upper: (password) => /\p{Lu}/u.test(password),
  Lower: (password) => /\p{Ll}/u.test(password),
} as const satisfies Record<Exclude<LetterRequirement, 'None'>, (password: string) => boolean>;

/**
 * S3 §5: "Whitespace is allowed only if spaceAllowed is set, and then the password must contain whitespace; otherwise
 * it must not." Followed to the letter, odd as it is: the server refuses what doesn't keep to it.
 */
export function keepsWhitespaceRule(password: string, isSpaceAllowed: boolean): boolean {
  return /\s/.test(password) === isSpaceAllowed;
}

/** Characters that are neither a letter, digit, white space, emoji nor invisible. */
function specialsOf(password: string): string[] {
  return [...password].filter((sign) => /[^\p{L}\p{M}\p{N}\p{C}\s]/u.test(sign) && !hasEmoji(sign));
}

function check(rule: PasswordRule, isMet: boolean): PasswordCheck {
  return { rule, status: isMet ? 'met' : 'unmet' };
}

function specialChecks(password: string, { needsSpecial, allowedSpecials }: PasswordPolicy): PasswordCheck[] {
  const specials = specialsOf(password);
  const isAllowed = (sign: string) => allowedSpecials === '' || [...allowedSpecials].includes(sign);
  const checks: PasswordCheck[] = [];
  if (needsSpecial) {
    checks.push(check({ key: 'Special', allowed: allowedSpecials }, specials.some(isAllowed)));
  }
  if (allowedSpecials !== '') {
    checks.push(check({ key: 'AllowedSpecialsOnly', allowed: allowedSpecials }, specials.every(isAllowed)));
  }
  return checks;
}

/** Returns every requirement of the policy in display order, and whether the password typed so far meets it. */
export function passwordChecklist(password: string, policy: PasswordPolicy): readonly PasswordCheck[] {
  const { minLength, maxLength, letters, isSpaceAllowed, lastPasswordsRefused } = policy;
  const length = characterCount(password);
  const checks = [check({ key: 'MinLength', min: minLength }, length >= minLength)];
  if (maxLength !== null) checks.push(check({ key: 'MaxLength', max: maxLength }, length <= maxLength));
  if (letters !== 'None') checks.push(check({ key: letters }, hasLetters[letters](password)));
  if (policy.needsDigit) checks.push(check({ key: 'Digit' }, /[0-9]/.test(password)));
  checks.push(...specialChecks(password, policy));
  checks.push(
    check(
      { key: isSpaceAllowed ? 'Whitespace' : 'NoWhitespace' },
      keepsWhitespaceRule(password, isSpaceAllowed),
    ),
    check({ key: 'NoEmoji' }, !hasEmoji(password)),
  );
  if (lastPasswordsRefused > 0) {
    checks.push({ rule: { key: 'NotAmongLast', count: lastPasswordsRefused }, status: 'unknown' });
  }
  return checks;
}

/** Returns why a password can't be sent; the list shows which requirements it misses. */
export function passwordProblem(
  password: string,
  policy: PasswordPolicy,
): Problem<'Required' | 'InvalidPassword'> | null {
  if (password === '') return { key: 'Required' };
  const isBroken = passwordChecklist(password, policy).some(({ status }) => status === 'unmet');
  return isBroken ? { key: 'InvalidPassword' } : null;
}
