import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsWhitespaceRule, type PasswordRule, passwordChecklist, passwordProblem } from './checklist.ts';
import { letterRequirement, type PasswordPolicy } from './policy.ts';

const lax: PasswordPolicy = {
  minLength: 0,
  maxLength: null,
  needsDigit: false,
  needsSpecial: false,
  allowedSpecials: '',
  letters: 'None',
  isSpaceAllowed: false,
  lastPasswordsRefused: 0,
};

const strict: PasswordPolicy = {
  minLength: 8,
  maxLength: 12,
  needsDigit: true,
  needsSpecial: true,
  allowedSpecials: '!@#',
  letters: 'UpperAndLower',
  isSpaceAllowed: false,
  lastPasswordsRefused: 4,
};

const statusOf = (key: PasswordRule['key'], password: string, policy: Partial<PasswordPolicy>) =>
  passwordChecklist(password, { ...lax, ...policy }).find((check) => check.rule.key === key)?.status;

const anyPolicy: fc.Arbitrary<PasswordPolicy> = fc.record({
  minLength: fc.nat(12),
  maxLength: fc.option(fc.integer({ min: 12, max: 20 })),
  needsDigit: fc.boolean(),
  needsSpecial: fc.boolean(),
  allowedSpecials: fc.constantFrom('', '!@#$', '_-'),
  letters: fc.constantFrom(...letterRequirement.names),
  isSpaceAllowed: fc.boolean(),
  lastPasswordsRefused: fc.nat(5),
});

describe('passwordChecklist', () => {
  it('lists every rule of the policy with its figures, in order [validation-010]', () => {
    expect(passwordChecklist('', strict)).toEqual([
      { rule: { key: 'MinLength', min: 8 }, status: 'unmet' },
      { rule: { key: 'MaxLength', max: 12 }, status: 'met' },
      { rule: { key: 'UpperAndLower' }, status: 'unmet' },
      { rule: { key: 'Digit' }, status: 'unmet' },
      { rule: { key: 'Special', allowed: '!@#' }, status: 'unmet' },
      { rule: { key: 'AllowedSpecialsOnly', allowed: '!@#' }, status: 'met' },
      { rule: { key: 'NoWhitespace' }, status: 'met' },
      { rule: { key: 'NoEmoji' }, status: 'met' },
      { rule: { key: 'NotAmongLast', count: 4 }, status: 'unknown' },
    ]);
  });

  it('lists no rule that the policy does not have [validation-010]', () => {
    expect(passwordChecklist('x', lax)).toEqual([
      { rule: { key: 'MinLength', min: 0 }, status: 'met' },
      { rule: { key: 'NoWhitespace' }, status: 'met' },
      { rule: { key: 'NoEmoji' }, status: 'met' },
    ]);
  });

  it.each([
    ['MinLength', 'abc', { minLength: 3 }, 'met'],
    ['MinLength', 'ab', { minLength: 3 }, 'unmet'],
    ['MinLength', '𝒳𝒳', { minLength: 3 }, 'unmet'],
    ['MaxLength', 'abc', { maxLength: 3 }, 'met'],
    ['MaxLength', 'abcd', { maxLength: 3 }, 'unmet'],
    ['Digit', 'a1b', { needsDigit: true }, 'met'],
    ['Digit', 'ab', { needsDigit: true }, 'unmet'],
    ['Special', 'a!', { needsSpecial: true }, 'met'],
    ['Special', 'a€', { needsSpecial: true }, 'met'],
    ['Special', 'aé1 ', { needsSpecial: true }, 'unmet'],
    ['Special', 'ae\u0301', { needsSpecial: true }, 'unmet'],
    ['Special', 'a\u0000', { needsSpecial: true }, 'unmet'],
    ['Special', 'a😀', { needsSpecial: true }, 'unmet'],
    ['Special', 'a!', { needsSpecial: true, allowedSpecials: '!@' }, 'met'],
    ['Special', 'a#', { needsSpecial: true, allowedSpecials: '!@' }, 'unmet'],
    ['AllowedSpecialsOnly', 'a!@', { allowedSpecials: '!@' }, 'met'],
    ['AllowedSpecialsOnly', 'a!#', { allowedSpecials: '!@' }, 'unmet'],
    ['AllowedSpecialsOnly', 'a 1', { allowedSpecials: '!@' }, 'met'],
    ['NotAmongLast', 'a', { lastPasswordsRefused: 1 }, 'unknown'],
  ] as const)('%s is by %j under %j %s [validation-010]', (key, password, policy, status) => {
    expect(statusOf(key, password, policy)).toBe(status);
  });

  it.each([
    ['AnyLetter', 'a', '1'],
    ['AnyLetter', 'é', '!'],
    ['UpperAndLower', 'aB', 'ab'],
    ['UpperAndLower', 'Éa', 'AB'],
    ['Upper', 'aB', 'ab'],
    ['Lower', 'aB', 'AB'],
  ] as const)('letters %s: %j has them, %j has not [validation-011]', (letters, good, bad) => {
    expect(statusOf(letters, good, { letters })).toBe('met');
    expect(statusOf(letters, bad, { letters })).toBe('unmet');
  });

  it('letters None asks for none [validation-011]', () => {
    expect(passwordProblem('1', { ...lax, letters: 'None' })).toBeNull();
  });

  it('no emoji under any policy [validation-012]', () => {
    fc.assert(
      fc.property(anyPolicy, fc.constantFrom('😀', '❤', '🇨🇦', '1️⃣'), fc.string(), (policy, emoji, text) => {
        expect(passwordProblem(text + emoji, policy)).toEqual({ key: 'InvalidPassword' });
        expect(statusOf('NoEmoji', text + emoji, policy)).toBe('unmet');
      }),
    );
  });

  it('a sign more never changes which rules there are, only how they stand', () => {
    fc.assert(
      fc.property(anyPolicy, fc.string(), fc.string(), (policy, one, other) => {
        const rules = (password: string) => passwordChecklist(password, policy).map(({ rule }) => rule);
        expect(rules(one)).toEqual(rules(other));
      }),
    );
  });
});

describe('white space in a password', () => {
  it.each([
    ['pass word', true, true],
    ['pass\tword', true, true],
    ['password', true, false],
    ['password', false, true],
    ['pass word', false, false],
  ])(
    '%j with spaceAllowed %s: %s; where it is allowed it is also required [validation-013]',
    (password, isSpaceAllowed, isMet) => {
      expect(keepsWhitespaceRule(password, isSpaceAllowed)).toBe(isMet);
      const key = isSpaceAllowed ? 'Whitespace' : 'NoWhitespace';
      expect(statusOf(key, password, { isSpaceAllowed })).toBe(isMet ? 'met' : 'unmet');
    },
  );
});

describe('passwordProblem', () => {
  it.each(['Abcdef1!', 'Abcdefghij1@'])('finds nothing wrong with %j', (password) => {
    expect(passwordProblem(password, strict)).toBeNull();
  });

  it.each(['Abcde1!', 'Abcdefghijk1@', 'abcdef1!', 'Abcdefg!', 'Abcdefg1', 'Abcdef1!?', 'Abcd ef1!'])(
    'refuses %j [validation-019]',
    (password) => {
      expect(passwordProblem(password, strict)).toEqual({ key: 'InvalidPassword' });
    },
  );

  it('asks for one where nothing stands', () => {
    expect(passwordProblem('', lax)).toEqual({ key: 'Required' });
  });
});
