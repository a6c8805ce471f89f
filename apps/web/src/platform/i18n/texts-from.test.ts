import { loadVoice } from '@dayfare/themes/brands';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { compiledFormat } from './compiled-format.ts';
import { defaultVariablesOf } from './default-variables.ts';
import { textsFrom } from './texts-from.ts';
import { voiceMessages } from './voice-messages.ts';

const voice = await loadVoice('common', 'en');
const loaded = {
  app: { problem: { call: ['Call ', ['supportPhone']] } },
  'session/login': { errors: { blocked: [['count', 2, { one: 'One minute', other: [0, ' minutes'] }]] } },
  voice: voiceMessages(voice),
};
const i18n = createInstance();
await i18n
  .use(
    compiledFormat(
      () => 'en-US',
      (text) => text,
    ),
  )
  .init({ lng: 'en', ns: [], resources: { en: loaded } });
const texts = textsFrom({
  ...{ i18n, language: 'en', locale: 'en-US' },
  variables: defaultVariablesOf(voice),
});

describe('texts', () => {
  it('are an area’s, by the same function each time, or any area’s by its key', () => {
    const t = texts.of('session/login');
    expect(t('errors.blocked', { count: 1 })).toBe('One minute');
    expect(t('errors.blocked', { count: 2 })).toBe('2 minutes');
    expect(texts.of('session/login')).toBe(t);
    expect(texts.byKey('session/login:errors.blocked', { count: 1 })).toBe('One minute');
    expect(texts.of<'app', 'session/login'>('app')('session/login:errors.blocked', { count: 1 })).toBe(
      'One minute',
    );
  });

  it('have the brand’s words at hand', () => {
    expect(texts.of('app')('problem.call')).toMatch(/^Call [\d\u2060-]+$/u);
    expect(texts.of('voice')('getAmount', { amount: '$40.00' })).toBe('Get $40.00');
    expect(texts.of('voice')('productName')).toBe('Dayfare');
  });

  it('show the key of what has not been loaded, and of what is a group of texts', () => {
    expect(texts.of('kit/money')('home.helloNameless')).toBe('home.helloNameless');
    expect(texts.byKey('kit/money:home.helloNameless')).toBe('home.helloNameless');
    // @ts-expect-error: this is a group.
    expect(texts.of('app')('problem')).toBe('problem');
  });

  it('take a value for nothing else, whatever it is called', () => {
    i18n.addResourceBundle('en', 'app', { odd: [['ns'], ' ', ['count'], ' ', ['context']] }, true);
    const t = texts.of('app') as (key: string, values: object) => string;
    expect(t('odd', { ns: 'voice', count: 2, context: 'male' })).toBe('voice 2 male');
  });

  it('do not compile with an unknown key, without a value, or with a count that is no number', () => {
    const t = texts.of('session/login');
    // @ts-expect-error: there is no such key.
    expect(t('errors.nothing')).toBe('errors.nothing');
    // @ts-expect-error: it has a count.
    const withoutCount = () => t('errors.blocked');
    // @ts-expect-error: a count is a number.
    const withWords = () => t('errors.blocked', { count: 'one' });
    expect(withoutCount).toThrow('count');
    expect(withWords).toThrow('number');
  });
});
