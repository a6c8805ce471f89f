import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameProblem, tidyName } from './name.ts';

const anyLetter = fc.constantFrom('a', 'Z', 'é', 'Ñ', 'ø', 'ß', '李', 'ж', 'e\u0301');
const anyGroup = fc.string({ unit: anyLetter, minLength: 1, maxLength: 8 });

describe('nameProblem', () => {
  it.each(['Ana', 'A', 'Ana Maria', 'Jean-Luc', 'Jean-Luc de la Cruz', 'José', 'Jose\u0301', '李小龍'])(
    'takes %j [validation-002]',
    (name) => {
      expect(nameProblem(name)).toBeNull();
    },
  );

  it.each([
    'Ana  Maria',
    'Jean--Luc',
    'Jean- Luc',
    ' Ana',
    'Ana ',
    '-Ana',
    'Ana-',
    'Ana1',
    '1Ana',
    'An@',
    "O'Neil",
    'Ana_Maria',
    'Ana\tMaria',
    'Ana\n',
    '\u0301Ana',
    'Ana😀',
  ])('refuses %j [validation-002]', (name) => {
    expect(nameProblem(name)).toEqual({ key: 'NameNotValid' });
  });

  it.each(['', ' ', '\t'])('asks for a name where %j stands', (name) => {
    expect(nameProblem(name)).toEqual({ key: 'Required' });
  });

  it('takes groups of letters with one space or hyphen between, and no others [validation-002]', () => {
    const separator = fc.constantFrom(' ', '-');
    fc.assert(
      fc.property(fc.array(fc.tuple(separator, anyGroup), { maxLength: 4 }), anyGroup, (rest, first) => {
        const name = first + rest.flat().join('');
        expect(nameProblem(name)).toBeNull();
        expect(nameProblem(`${name}-`)).toEqual({ key: 'NameNotValid' });
        expect(nameProblem(` ${name}`)).toEqual({ key: 'NameNotValid' });
      }),
    );
  });

  it('answers at once to a text made to confuse it', () => {
    expect(nameProblem(`${'a'.repeat(100_000)}1`)).toEqual({ key: 'NameNotValid' });
    expect(nameProblem(`${'a '.repeat(50_000)}`)).toEqual({ key: 'NameNotValid' });
  });
});

describe('tidyName', () => {
  it.each([
    ['  Ana   Maria ', 'Ana Maria'],
    ['Ana\t\nMaria', 'Ana Maria'],
    ['Ana', 'Ana'],
  ])('%j was meant as %j', (text, name) => {
    expect(tidyName(text)).toBe(name);
  });
});
