import { describe, expect, it } from 'vitest';
import { amountFormat, amountParts, amountText, majorUnits, widthInEm } from './amount-parts.ts';

const text = (minor: number, locale: string, currency = 'USD') =>
  amountText(minor, amountFormat(locale, currency)).replace(/\s/g, ' ');

describe('the text of an amount', () => {
  it('has two decimals, also when they are zero [ui-015]', () => {
    expect(text(4000, 'en-US')).toBe('$40.00');
    expect(text(4025, 'en-US')).toBe('$40.25');
    expect(text(5, 'es-US')).toBe('$0.05');
    expect(text(124025, 'fr-CA', 'CAD')).toBe('1 240,25 $');
  });

  it('shows the short symbol in every locale: an employee has one currency', () => {
    expect(text(4000, 'en-US', 'CAD')).toBe('$40.00');
    expect(text(4000, 'fr-CA', 'USD')).toBe('40,00 $');
  });

  it('is exact where a binary fraction would not be', () => {
    const format = amountFormat('en-US', 'USD');
    expect(majorUnits(900719925474099, format)).toBe('9007199254740.99');
    expect(amountText(900719925474099, format)).toBe('$9,007,199,254,740.99');
    expect(majorUnits(-7, format)).toBe('-0.07');
  });

  it('shows a plus only when a movement is asked for', () => {
    expect(amountText(4000, amountFormat('en-US', 'USD', 'exceptZero'))).toBe('+$40.00');
    expect(amountText(-4000, amountFormat('en-US', 'USD', 'never'))).toBe('$40.00');
  });
});

describe('the runs of an amount', () => {
  it('set the currency and the cents apart from the figures', () => {
    expect(amountParts(124025, amountFormat('en-US', 'USD'))).toEqual([
      { weight: 'minor', text: '$' },
      { weight: 'main', text: '1,240' },
      { weight: 'minor', text: '.25' },
    ]);
  });

  it('add up to the whole text in every locale', () => {
    for (const locale of ['en-US', 'es-US', 'fr-CA']) {
      const format = amountFormat(locale, 'CAD');
      const joined = amountParts(-124025, format)
        .map((part) => part.text)
        .join('');
      expect(joined).toBe(amountText(-124025, format));
    }
  });

  it('are wider the more figures there are', () => {
    const width = (minor: number) => widthInEm(amountParts(minor, amountFormat('en-US', 'USD')));
    expect(width(999_999_999)).toBeGreaterThan(width(4000));
  });
});
