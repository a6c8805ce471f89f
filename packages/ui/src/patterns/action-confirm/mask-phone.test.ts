import { describe, expect, it } from 'vitest';
import { maskPhones } from './mask-phone.ts';

describe('a description with masked phones', () => {
  it('keeps the last four digits of a phone number, however it is written', () => {
    expect(maskPhones('Call (555) 010-2291 now')).toBe('Call (•••) •••-2291 now');
    expect(maskPhones('+1 855.854.0485')).toBe('+• •••.•••.0485');
    expect(maskPhones('5550102291')).toBe('••••••2291');
    expect(maskPhones('555-010-2291 or 555-010-4417')).toBe('•••-•••-2291 or •••-•••-4417');
  });

  it('leaves amounts, codes, dates and short numbers alone', () => {
    const text = '6 digits, $1,250.00, card 4417, 2026-11-21, 8:00';
    expect(maskPhones(text)).toBe(text);
  });
});
