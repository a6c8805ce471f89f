import { describe, expect, it } from 'vitest';
import { asWritten } from './as-written.ts';

describe('a date or time', () => {
  it('has plain hours and a first of the month in Canadian French', () => {
    const written = ['09 h 00', '09 h 30', '1 décembre à 01 h 00', '21 décembre', '1 h'].map((text) =>
      asWritten(text, 'fr-CA'),
    );
    expect(written).toEqual(['9 h', '9 h 30', '1er décembre à 1 h', '21 décembre', '1 h']);
  });

  it('has spaces in the halves of the day in Spanish', () => {
    expect(asWritten('1 de diciembre, 9:00 p.m.', 'es-US')).toBe('1 de diciembre, 9:00 p.\u00A0m.');
  });

  it('stays as it is in English', () => {
    expect(asWritten('December 1 at 9:00 AM', 'en-US')).toBe('December 1 at 9:00 AM');
  });
});
