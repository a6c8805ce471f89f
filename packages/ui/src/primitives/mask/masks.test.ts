import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { modeMask } from './mode-masks.ts';
import { patternMask } from './pattern-mask.ts';

const inMode = (mode: Parameters<typeof modeMask>[0], text: string, minValue = -1_000_000) =>
  maskitoTransform(text, modeMask(mode, minValue));

describe('the modes of a masked field', () => {
  it('number-only keeps digits and nothing else', () => {
    expect(inMode('numeric', 'a1-2.3 4')).toBe('1234');
  });

  it('number-only takes the digits of other scripts and of full-width input methods', () => {
    expect(inMode('numeric', '٤٢۷３')).toBe('4273');
  });

  it('decimal-only keeps one separator, written as a point whichever was typed', () => {
    expect(['12,5', '1.2.3', '.'].map((text) => inMode('decimal', text))).toEqual(['12.5', '1.23', '.']);
  });

  it('decimal-only takes a minus at the front, and only down to the smallest value', () => {
    expect(inMode('decimal', '-1000000')).toBe('-1000000');
    expect(inMode('decimal', '-1000001')).toBe('-100000');
    expect(inMode('decimal', '1-')).toBe('1');
    expect(inMode('decimal', '-1', 0)).toBe('1');
  });

  it('letters keep their accents, also those that stand apart', () => {
    expect(inMode('letters', 'Jose\u0301 1 Luis\t')).toBe('Jose\u0301  Luis ');
  });
});

describe('the caret', () => {
  it('stays between the same figures when a text is read once more', () => {
    const at = (caret: number) =>
      maskitoTransform({ value: '4111 1111 1111', selection: [caret, caret] }, modeMask('card-number', 0))
        .selection;
    expect([5, 6, 10, 14].map(at)).toEqual([
      [5, 5],
      [6, 6],
      [10, 10],
      [14, 14],
    ]);
  });
});

describe('a pattern', () => {
  const phone = (text: string) => maskitoTransform(text, patternMask('(###) ###-####'));

  it('puts its literals where they belong as the digits come', () => {
    expect(['5', '555123', '5551234567'].map(phone)).toEqual(['(5', '(555) 123', '(555) 123-4567']);
  });

  it('changes nothing when it is laid over its own outcome', () => {
    for (const digits of ['', '5', '555', '5551', '5551234567']) {
      expect(phone(phone(digits))).toBe(phone(digits));
    }
  });

  it('drops what fits no place of it', () => {
    expect(maskitoTransform('x9y12', patternMask('AA-##'))).toBe('xy-12');
  });
});
