import { describe, expect, it } from 'vitest';
import { configurationFrom, defaultConfiguration } from './configuration.ts';

const one = (key: string, value: string) => configurationFrom([{ key, value }]);

describe('configuration', () => {
  it('offers English and Spanish when the server lists no languages [i18n-001]', () => {
    expect(defaultConfiguration.offeredLanguages).toEqual(['en', 'es']);
  });

  it.each([['en,es,cf'], ['["en","es","cf"]'], ['en, es, cf, xx']])(
    'offers the languages of %s that we have',
    (list) => {
      expect(one('Languages', list).offeredLanguages).toEqual(['en', 'es', 'fr']);
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
