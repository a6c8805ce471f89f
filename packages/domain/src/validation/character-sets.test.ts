import { describe, expect, it } from 'vitest';
import { firstCharacterProblem } from './character-sets.ts';

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
