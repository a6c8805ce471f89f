import { describe, expect, it } from 'vitest';
import { beginsAsWords, isAlphabetic } from './letters.ts';

describe('letters and white space', () => {
  it.each(['', 'Ana', 'Ana María', 'Zoë', 'Zoe\u0308 ', 'Ли'])('are all there is in “%s”', (text) => {
    expect(isAlphabetic(text)).toBe(true);
  });

  it.each(['Ana2', 'O’Hara', 'Ana-María', '<b>'])('are not in “%s”', (text) => {
    expect(isAlphabetic(text)).toBe(false);
  });
});

describe('the first character', () => {
  it.each(['Metformin', ' Metformin', 'Co-codamol 500', 'Éphédrine', 'm'])('may be that of “%s”', (text) => {
    expect(beginsAsWords(text)).toBe(true);
  });
  it.each(['', '5-HTP', '-metformin', 'metformin!', 'a<b', 'x/y'])(
    'or what follows it, is not that of “%s”',
    (text) => {
      expect(beginsAsWords(text)).toBe(false);
    },
  );
});
