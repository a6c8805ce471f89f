import { describe, expect, it } from 'vitest';
import { applyMask } from './mask.ts';
import { textRules } from './text-rules.ts';

describe('the modes of a text field', () => {
  it('number-only keeps digits and nothing else', () => {
    const rules = textRules('numeric', -1_000_000);
    expect(rules.clean('a1-2.3 4')).toBe('1234');
    expect(rules.accepts('12')).toBe(true);
    expect(rules.accepts('1.2')).toBe(false);
    expect(rules.accepts('-1')).toBe(false);
  });

  it('number-only takes the digits of other scripts and of full-width input methods', () => {
    expect(textRules('numeric', 0).clean('٤٢۷３')).toBe('4273');
  });

  it('decimal-only keeps one separator, written as a point whichever was typed', () => {
    const rules = textRules('decimal', -1_000_000);
    expect(rules.clean('12,5')).toBe('12.5');
    expect(rules.clean('1.2.3')).toBe('1.23');
    expect(rules.accepts('.')).toBe(true);
  });

  it('decimal-only takes a minus at the front, and only down to the smallest value', () => {
    const rules = textRules('decimal', -1_000_000);
    expect(rules.accepts('-1000000')).toBe(true);
    expect(rules.accepts('-1000001')).toBe(false);
    expect(rules.accepts('1-')).toBe(false);
    expect(textRules('decimal', 0).accepts('-1')).toBe(false);
  });

  it('text loses control signs and invisible marks that only a paste can bring', () => {
    expect(textRules('text', 0).clean('Ana\u200B\u202E Ruiz\n')).toBe('Ana Ruiz');
  });

  it('an e-mail address has no blanks', () => {
    expect(textRules('email', 0).clean(' ana@example.com ')).toBe('ana@example.com');
  });
});

describe('a mask', () => {
  const phone = '(###) ###-####';

  it('puts its literals where they belong as the digits come', () => {
    expect(applyMask(phone, '5')).toBe('(5');
    expect(applyMask(phone, '555123')).toBe('(555) 123');
    expect(applyMask(phone, '5551234567')).toBe('(555) 123-4567');
  });

  it('changes nothing when it is laid over its own outcome', () => {
    for (const digits of ['', '5', '555', '5551', '5551234567']) {
      const once = applyMask(phone, digits);
      expect(applyMask(phone, once)).toBe(once);
    }
  });

  it('lets deleting go on past a literal', () => {
    expect(applyMask(phone, '(555) ')).toBe('(555');
  });

  it('drops what fits no place of it', () => {
    expect(applyMask('AA-##', 'x9y12')).toBe('xy-12');
  });
});
