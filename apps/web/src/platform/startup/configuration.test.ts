import { describe, expect, it } from 'vitest';
import { configurationFrom, defaultConfiguration, firstLanguage } from './configuration.ts';

const one = (key: string, value: string) => configurationFrom([{ key, value }]);

describe('configuration', () => {
  it('offers English and Spanish when the server lists no languages [i18n-001]', () => {
    expect(defaultConfiguration.offeredLanguages).toEqual(['en', 'es']);
  });

  it.each([['en,es,cf'], ['["en","es","cf"]'], ['en, es, cf, xx']])(
    'offers the languages of %s that we have',
    (list) => {
      expect(one('Languages', list).offeredLanguages).toEqual(['en', 'es', 'cf']);
    },
  );

  it('reads the environment, and takes Common for none', () => {
    expect(one('BusinessEnvironment', 'Paycor').businessEnvironment).toBe('Paycor');
    expect(defaultConfiguration.businessEnvironment).toBe('Common');
  });

  it('keeps direct enrolment closed unless the flag is 1', () => {
    expect(defaultConfiguration.isDirectEnrollmentRestricted).toBe(0);
    expect(one('IsDirectEnrollmentRestricted', '1').isDirectEnrollmentRestricted).toBe(1);
  });
});

describe('the first language', () => {
  it('is the one chosen before', () => {
    expect(firstLanguage('es', ['en-US'])).toBe('es');
  });

  it('is the browser’s, where French means Canadian French', () => {
    expect(firstLanguage(null, ['pt-BR', 'fr-FR', 'en-US'])).toBe('cf');
    expect(firstLanguage(null, ['es-MX'])).toBe('es');
  });

  it('is English when nothing else is known [i18n-004]', () => {
    expect(firstLanguage('klingon', ['pt-BR'])).toBe('en');
  });
});
