import { describe, expect, it } from 'vitest';
import { words as search } from '../components/search-field/words.ts';
import { uiMessages } from './messages.ts';
import { type Words, wordsFor } from './words.ts';

const locales = ['en-US', 'es-US', 'fr-CA'];

/** The words of every component and pattern, by the folder that they lie in. */
const ofParts = Object.entries(
  import.meta.glob<Words<object>>('../{components,patterns}/*/words.ts', { eager: true, import: 'words' }),
);

/** Paths to missing or blank texts. Texts with values are functions. */
function gaps(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    if (typeof word === 'object' && word !== null) return gaps(word, `${path}.${key}`);
    const isThere = typeof word === 'function' || (typeof word === 'string' && word.trim() !== '');
    return isThere ? [] : [`${path}.${key}`];
  });
}

describe('the words of the package', () => {
  it('come in the language of the locale, and in English where there is none', () => {
    expect(uiMessages('es-US').optional).toBe('Opcional');
    expect(uiMessages('fr-CA').optional).toBe('Facultatif');
    expect(uiMessages('de-DE').optional).toBe('Optional');
  });

  it('count as each language does: French has one form for zero and one', () => {
    expect([1, 2].map(wordsFor(search, 'en-US').resultCount)).toEqual(['1 result', '2 results']);
    expect([0, 1, 2].map(wordsFor(search, 'fr-CA').resultCount)).toEqual([
      '0 résultat',
      '1 résultat',
      '2 résultats',
    ]);
  });

  it('of every page are all there, and none is empty, in each language', () => {
    expect(locales.flatMap((locale) => gaps(uiMessages(locale), locale))).toEqual([]);
  });

  it.each(ofParts)('of %s are all there, and none is empty, in each language', (_, words) => {
    expect(Object.keys(words)).toEqual(['en', 'es', 'fr']);
    expect(locales.flatMap((locale) => gaps(wordsFor(words, locale), locale))).toEqual([]);
  });
});
