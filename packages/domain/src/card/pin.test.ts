import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPinProblem } from './pin.ts';

describe('cardPinProblem', () => {
  it.each([
    ['', 'missing'],
    ['123', 'missing'],
    ['12345', 'missing'],
    ['12a4', 'missing'],
    ['1234', 'sequence'],
    ['0123', 'sequence'],
    ['9876', 'sequence'],
    ['1111', 'repeat'],
    ['1212', 'repeat'],
    ['1990', 'birthday'],
    ['0504', 'birthday'],
    ['0405', 'birthday'],
    ['1357', null],
    ['1243', null],
    ['1221', null],
    ['8901', null],
  ])('%s: %s', (pin, problem) => {
    expect(cardPinProblem(pin, '1990-05-04')).toBe(problem);
  });

  it('knows no birthday of somebody whose birthday is unknown', () => {
    expect(cardPinProblem('1990', null)).toBeNull();
  });

  it('takes most PINs', () => {
    const all = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, '0'));
    expect(all.filter((pin) => cardPinProblem(pin, '1990-05-04') === null).length).toBeGreaterThan(9_850);
  });

  it('takes none that is not four digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!/^\d{4}$/.test(text)) expect(cardPinProblem(text, null)).toBe('missing');
      }),
    );
  });
});
