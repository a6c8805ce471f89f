import { describe, expect, it } from 'vitest';
import {
  browserLocale,
  defaultLanguage,
  firstLanguage,
  isLanguage,
  languageFromWire,
  languages,
  wireLanguage,
  wireLanguages,
} from './language.ts';

it('English, Spanish and French Canadian exist [i18n-001]', () => {
  expect(languages).toEqual(['en', 'es', 'fr']);
});

it('the default language is English [i18n-004]', () => {
  expect(defaultLanguage).toBe('en');
});

it('each language has a tag that Intl supports', () => {
  expect(languages.map(browserLocale)).toEqual(['en-US', 'es-US', 'fr-CA']);
  expect(Intl.NumberFormat.supportedLocalesOf(languages.map(browserLocale))).toHaveLength(3);
});

it('a code counts only when it is one of ours', () => {
  expect(languages.every(isLanguage)).toBe(true);
  for (const other of ['cf', 'EN', 'en-US', '', null, undefined, 0]) expect(isLanguage(other)).toBe(false);
});

describe('on the wire', () => {
  it('Canadian French is cf, and the others are called what they are called here', () => {
    expect(languages.map(wireLanguage)).toEqual(['en', 'es', 'cf']);
    expect(wireLanguages).toEqual(languages.map(wireLanguage));
  });

  it('a language counts only under its name there', () => {
    expect(wireLanguages.map(languageFromWire)).toEqual(languages);
    for (const other of ['fr', 'EN', 'en-US', '', null, undefined, 0])
      expect(languageFromWire(other)).toBeUndefined();
  });
});

describe('the first language', () => {
  it('is the one chosen before', () => {
    expect(firstLanguage('es', ['en-US'])).toBe('es');
    expect(firstLanguage('cf', ['en-US'])).toBe('fr');
  });

  it('is the browser’s, where French means Canadian French', () => {
    expect(firstLanguage(null, ['pt-BR', 'fr-FR', 'en-US'])).toBe('fr');
    expect(firstLanguage(null, ['es-MX'])).toBe('es');
  });

  it('is English when nothing else is known [i18n-004]', () => {
    expect(firstLanguage('klingon', ['pt-BR'])).toBe('en');
  });
});
