import { browserLocale, languages } from '@dayfare/domain/product';
import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { catalogues } from '../../app/generated/texts.ts';
import type { TextArea } from './area-texts.ts';
import { createTexts } from './texts.ts';

/** Keys of a catalogue, `home.asOf`; those with a plural also without its ending. */
function keysOf(texts: object, before = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return keysOf(text, `${before}${key}.`);
    return [before + key, before + key.replace(/_(?:one|many|other)$/, '')];
  });
}

/** Says a text, without knowing its key before. */
type Say = (key: string, values?: object) => string;

function talking() {
  const texts = createTexts('en-US');
  texts.add('en-US', 'app', {
    greeting: 'Hello {{name}}, from {{brand}}',
    left_one: '{{count}} day',
    left_other: '{{count}} days',
  });
  texts.add('es-US', 'app', { greeting: 'Hola {{name}}, de {{brand}}' });
  texts.fillIn({ brand: 'Dayfare' });
  const say: Say = (key, values) => (texts.getFixedT(null, 'app') as Say)(key, values);
  return { texts, say };
}

describe('the texts', () => {
  it.each(languages.map((language) => [language]))(
    'are in %s what i18next makes of them',
    async (language) => {
      const locale = browserLocale(language);
      const [theirs, ours] = [createInstance(), createTexts(locale)];
      const interpolation = { escapeValue: false, defaultVariables: { brand: 'Dayfare' } };
      await theirs.init({ ...{ lng: locale, fallbackLng: false, ns: [], resources: {} }, interpolation });
      ours.fillIn({ brand: 'Dayfare' });
      for (const area of ['app', 'money', 'money/get-money', 'session/pin'] satisfies TextArea[]) {
        const { texts } = await catalogues[area][language]();
        theirs.addResourceBundle(locale, area, texts);
        ours.add(locale, area, texts);
        for (const key of [...keysOf(texts), 'no.such.key'])
          for (const count of [0, 1, 2, 1_000_000]) {
            const values = { count, amount: '$5 {{name}} $&', name: null };
            const said = (ours.getFixedT(locale, area) as Say)(key, values);
            expect(said).toBe((theirs.getFixedT(locale, area) as Say)(key, values));
          }
      }
    },
  );

  it('show a blank that nobody has filled', () => {
    expect(talking().say('greeting')).toBe('Hello {{name}}, from Dayfare');
  });

  it('come from another function once the language has changed, and from the same until then', () => {
    const { texts } = talking();
    const before = texts.getFixedT(null, 'app');
    expect(texts.getFixedT(null, 'app')).toBe(before);
    const heard = vi.fn();
    const stop = texts.on('languageChanged', heard);
    texts.changeLanguage('es-US');
    expect(texts.getFixedT(null, 'app')).not.toBe(before);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    texts.changeLanguage('en-US');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stay in the language that they were asked for in', () => {
    const { texts } = talking();
    const english = texts.getFixedT(null, 'app') as Say;
    texts.changeLanguage('es-US');
    expect(english('greeting', { name: 'Maya' })).toBe('Hello Maya, from Dayfare');
  });
});
