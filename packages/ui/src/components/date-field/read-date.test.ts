import { describe, expect, it } from 'vitest';
import { readDate, readPastedDate } from './read-date.ts';

const pasted = (text: string, locale = 'en-US') => readPastedDate(text, locale)?.toString() ?? null;

describe('a pasted date', () => {
  it('is read in the order of the language, and year first where it is written so', () => {
    expect(pasted('4/12/1990')).toBe('1990-04-12');
    expect(pasted(' 04-12-1990 ')).toBe('1990-04-12');
    expect(pasted('1990-04-12')).toBe('1990-04-12');
    expect(pasted('1990-04-12', 'fr-CA')).toBe('1990-04-12');
    expect(pasted('12/04/1990', 'es-MX')).toBe('1990-04-12');
  });

  it('is none where it leaves anything to guess, or does not exist', () => {
    for (const text of ['4/12/90', '4/1990', 'April 12, 1990', '13/12/1990', '2/30/1990', ''])
      expect(pasted(text), text).toBeNull();
  });
});

describe('the date that the caller keeps', () => {
  it('is none where it is no date', () => {
    expect(readDate('1990-04-12')?.toString()).toBe('1990-04-12');
    expect([readDate(null), readDate(''), readDate('1990-02-30'), readDate('soon')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
