import { describe, expect, it } from 'vitest';
import { uiMessages } from './messages.ts';
import { en } from './parts/en.ts';
import { es } from './parts/es.ts';
import { frCa } from './parts/fr-ca.ts';
import type { PartMessages } from './parts/part-messages.ts';
import { type Words, wordsFor } from './words.ts';

const parts: Words<PartMessages> = { en, es, fr: frCa };

describe('the words of the package', () => {
  it('come in the language of the locale, and in English where there is none', () => {
    expect(uiMessages('es-US').optional).toBe('Opcional');
    expect(uiMessages('fr-CA').optional).toBe('Facultatif');
    expect(uiMessages('de-DE').optional).toBe('Optional');
  });

  it('count as each language does: French has one form for zero and one', () => {
    expect([1, 2].map(wordsFor(parts, 'en-US').resultCount)).toEqual(['1 result', '2 results']);
    expect([0, 1, 2].map(wordsFor(parts, 'fr-CA').resultCount)).toEqual([
      '0 résultat',
      '1 résultat',
      '2 résultats',
    ]);
  });

  it('are all there, and none is empty, in each language', () => {
    for (const locale of ['en-US', 'es-US', 'fr-CA']) {
      for (const [key, text] of Object.entries({ ...uiMessages(locale), ...wordsFor(parts, locale) }))
        expect(typeof text === 'function' || text.trim().length > 0, `${locale} ${key}`).toBe(true);
    }
  });
});
