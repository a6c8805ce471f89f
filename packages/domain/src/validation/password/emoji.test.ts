import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEmoji } from './emoji.ts';

describe('hasEmoji', () => {
  it.each([
    '😀',
    'a❤b',
    '❤️',
    '👩‍🚀',
    '👍🏽',
    '🏽',
    '🇨🇦',
    '🇨',
    '1️⃣',
    '1\u20E3',
    '#\uFE0F',
    '☎',
    '™',
    '🫨',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  ])('sees one in %j [validation-012]', (text) => {
    expect(hasEmoji(text)).toBe(true);
  });

  it.each(['', '1', '#', '*', 'abc', 'é', '李', 'ñ', '!@$%', '€', '→', 'ⓐ', ' '])(
    'sees none in %j',
    (text) => {
      expect(hasEmoji(text)).toBe(false);
    },
  );

  it('sees every emoji of the standard, wherever it stands [validation-012]', () => {
    const emoji = Array.from({ length: 0x1fbff - 0x203c }, (_, offset) =>
      String.fromCodePoint(0x203c + offset),
    ).filter((sign) => /\p{Emoji}/u.test(sign));
    expect(emoji.length).toBeGreaterThan(1300);
    fc.assert(
      fc.property(fc.constantFrom(...emoji), fc.string(), fc.string(), (sign, before, after) => {
        expect(hasEmoji(before + sign + after)).toBe(true);
      }),
    );
  });

  it('sees none in printable ASCII', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => !hasEmoji(text)));
  });
});
