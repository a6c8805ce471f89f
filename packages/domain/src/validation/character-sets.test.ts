import { describe, expect, it } from 'vitest';
import {
  digitsProblem,
  firstCharacterProblem,
  isDigits,
  isLetters,
  lettersProblem,
} from './character-sets.ts';

describe('a field of letters', () => {
  it.each(['', 'abc', 'ABC def', ' a ', 'é\tñ', 'e\u0301t', 'жar'])('takes %j [validation-003]', (text) => {
    expect(isLetters(text)).toBe(true);
    expect(lettersProblem(text)).toBeNull();
  });

  it.each(['a1', '1', 'a-b', 'a.b', 'a_b', '\u0301', '😀', 'a1b', '1a'])(
    'refuses %j [validation-003]',
    (text) => {
      expect(isLetters(text)).toBe(false);
      expect(lettersProblem(text)).toEqual({ key: 'NotLetters' });
    },
  );
});

describe('a field of digits', () => {
  it.each(['', '0', '0123456789'])('takes %j [validation-004]', (text) => {
    expect(isDigits(text)).toBe(true);
    expect(digitsProblem(text)).toBeNull();
  });

  it.each(['1a', 'a1', '1 2', '-1', '1.5', '١', '1\n'])('refuses %j [validation-004]', (text) => {
    expect(isDigits(text)).toBe(false);
    expect(digitsProblem(text)).toEqual({ key: 'NotDigits' });
  });
});

describe('firstCharacterProblem', () => {
  it.each(['', 'a', ' ', 'Ana', ' 1', 'a1', 'École 12', 'A-1 b', 'Ñandú', 'Le\u0301a'])(
    'takes %j [validation-005]',
    (text) => {
      expect(firstCharacterProblem(text)).toBeNull();
    },
  );

  it.each(['1a', '-a', '.a', 'a.', 'a_b', 'a@', 'a1!', 'жa', 'aж', '\u0301a', 'a\tb', '😀', 'a\n'])(
    'refuses %j [validation-005]',
    (text) => {
      expect(firstCharacterProblem(text)).toEqual({ key: 'FirstCharacterNotValid' });
    },
  );
});
