import { describe, expect, it } from 'vitest';
import { uiMessages } from './messages.ts';

describe('the words of the package', () => {
  it('come in the language of the locale, and in English where there is none', () => {
    expect(uiMessages('es-US').optional).toBe('Opcional');
    expect(uiMessages('fr-CA').optional).toBe('Facultatif');
    expect(uiMessages('de-DE').optional).toBe('Optional');
  });

  it('count as each language does: French has one form for zero and one', () => {
    expect([0, 1, 2].map(uiMessages('en-US').charactersLeft)).toEqual([
      '0 characters left',
      '1 character left',
      '2 characters left',
    ]);
    expect([0, 1, 2].map(uiMessages('fr-CA').charactersLeft)).toEqual([
      'Il reste 0 caractère',
      'Il reste 1 caractère',
      'Il reste 2 caractères',
    ]);
  });

  it('are all there, and none is empty, in each language', () => {
    for (const locale of ['en-US', 'es-US', 'fr-CA']) {
      for (const [key, text] of Object.entries(uiMessages(locale)))
        expect(typeof text === 'function' || text.trim().length > 0, `${locale} ${key}`).toBe(true);
    }
  });
});
