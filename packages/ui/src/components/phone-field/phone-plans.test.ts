import { describe, expect, it } from 'vitest';
import {
  isInternational,
  isWholeNumber,
  nationalLength,
  phoneDigits,
  readInternational,
  readNational,
  readPhone,
  usualPlans,
  writeE164,
  writeNational,
} from './phone-plans.ts';

const [us, mexico] = usualPlans;

describe('a phone number', () => {
  it('loses spaces, parentheses and hyphens [validation-006]', () => {
    expect(phoneDigits('(555) 123-4567')).toBe('5551234567');
  });

  it('is written as its country writes it, as far as it goes', () => {
    expect(writeNational(us, '555123')).toBe('(555) 123');
    expect(writeNational(mexico, '5512345678')).toBe('55 1234 5678');
    expect([nationalLength(us), nationalLength(mexico)]).toEqual([10, 10]);
  });

  it('tells its country by its code, the longest first, and no country by a code that is not offered', () => {
    const canada = { callingCode: '1204', regions: ['CA'], mask: '###-####' };
    expect(readInternational('+52 55 1234 5678', usualPlans)).toEqual({
      plan: mexico,
      national: '5512345678',
    });
    expect(readInternational('0015551234567', usualPlans)?.national).toBe('5551234567');
    expect(readInternational('+1 204 123 4567', [us, canada])?.plan).toBe(canada);
    expect(readInternational('+44 20 7946 0000', usualPlans)).toBeUndefined();
    expect([isInternational(' +52'), isInternational('0052'), isInternational('555')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('loses a calling code that stands before a whole number, and only then', () => {
    expect(readNational('1 (555) 123-4567', us)).toBe('5551234567');
    expect(readNational('1555', us)).toBe('1555');
    expect(readNational('5212345678', mexico)).toBe('5212345678');
  });

  it.each([
    ['+52 1 55 1234 5678', '5512345678'],
    ['+52 044 55 1234 5678', '5512345678'],
    ['011 52 55 1234 5678', '5512345678'],
    ['001 555 123 4567', '5551234567'],
    ['1-555-123-4567', '5551234567'],
    ['555-123-4567 ext. 89', 'notWhole'],
    ['(555) 123-4567 x89', 'notWhole'],
    ['555-123-45678', 'notWhole'],
    ['+52 55 1234 567890', 'notWhole'],
    ['+44 (0)20 7946 0018', 'notOffered'],
  ])('%s is read as %s, or refused, and never cut', (text, expected) => {
    const read = readPhone(text, us, usualPlans);
    expect(typeof read === 'string' ? read : read.national).toBe(expected);
  });

  it('loses the zero in parentheses of a country that is offered', () => {
    const uk = { callingCode: '44', regions: ['GB'], mask: '## #### ####' };
    expect(readInternational('+44 (0)20 7946 0018', [us, uk])).toEqual({ plan: uk, national: '2079460018' });
  });

  it('is whole with all its digits, of which none begins with 0 or 1', () => {
    expect(
      ['5551234567', '555123456', '0445512345', '1551234567'].map((one) => isWholeNumber(us, one)),
    ).toEqual([...[true, false, false, false]]);
  });

  it('is nothing while it has no digit', () => {
    expect([writeE164(us, ''), writeE164(us, '555')]).toEqual(['', '+1555']);
  });
});
