import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { compiledTexts } from '../../../build/compile-texts.ts';
import { compiledFormat } from './compiled-format.ts';
import type { CompiledTexts } from './messages.ts';

/** A catalogue as the app gets it. */
const catalogue = (code: string): CompiledTexts =>
  JSON.parse(compiledTexts('texts.en.ts', `(${code})`).slice(1, -1));
const texts = catalogue(`{
  "title": "Pay",
  "help": { "call": "Call {supportName} at {phone}" },
  "days": "{count, plural, one {# day until {day}} many {# de days} other {# days until {day}}}"
}`);
const i18n = createInstance();
await i18n
  .use(
    compiledFormat(
      (locale) => locale,
      (text) => text,
    ),
  )
  .init({
    ...{ lng: 'en-US', ns: ['pay'], load: 'currentOnly' },
    resources: { 'en-US': { pay: texts }, 'fr-CA': { pay: texts }, 'es-US': { pay: texts } },
  });
const say = (path: string, values = {}, lng = 'en-US') => i18n.t(path, { lng, replace: values });

describe('a message', () => {
  it('is found by its path, and is itself where it has no arguments', () => {
    expect(say('title')).toBe('Pay');
    expect(say('help')).toBe('help');
    expect(say('title.more')).toBe('title.more');
  });

  it('is filled in with what was given, which is never read as a message', () => {
    expect(say('help.call', { supportName: '{phone}', phone: '<b>' })).toBe('Call {phone} at <b>');
  });

  it.each([
    ['en-US', 1, '1 day until Friday'],
    ['en-US', 2, '2 days until Friday'],
    ['en-US', 1200, '1,200 days until Friday'],
    ['fr-CA', 0, '0 day until Friday'],
    ['es-US', 1_000_000, '1,000,000 de days'],
  ])('has the plural form that %s has for %i', (locale, count, said) => {
    expect(say('days', { count, day: 'Friday' }, locale)).toBe(said);
  });
});

describe('a catalogue', () => {
  it('keeps its lines, its comments and what needs no compiling', () => {
    const code = "export const texts = {\n  // Why.\n  a: 'Pay',\n  b: 'Get {amount}',\n} as const;\n";
    expect(compiledTexts('texts.en.ts', code)).toBe(code.replace("'Get {amount}'", '["Get ",["amount"]]'));
  });

  it('fails to build with the text that is no message', () => {
    expect(() => compiledTexts('texts.en.ts', "export const texts = { a: 'Get {amount' };")).toThrow(
      '"Get {amount"',
    );
  });
});
