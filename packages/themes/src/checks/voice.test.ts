import { describe, expect, it } from 'vitest';
import { neutralVoice } from '../foundations/neutral/voice.ts';
import { untranslated, voiceProblems } from './voice.ts';

const { en, es, fr } = neutralVoice('Acme');

describe('wording', () => {
  it.each([
    ['letters without a shape', { tagline: '\u3164\u3164' }, 'tagline has markup or invisible characters'],
    ['an empty pattern of dots', { tagline: '\u2800' }, 'tagline has markup or invisible characters'],
    ['spaces of no width', { tagline: '\u200b\u200b' }, 'tagline has markup or invisible characters'],
    ['half a character', { tagline: 'Pay \ud83d now' }, 'tagline has half a character'],
    ['a phone number in words', { supportPhone: 'call us any time' }, 'supportPhone is "call us any time"'],
    ['a phone number of three digits', { supportPhone: '911' }, 'supportPhone is "911"'],
  ])('is refused for %s', (_what, change, problem) => {
    expect(voiceProblems('en', { ...en, ...change })).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['1-800-555-0100', '1 800 555-0100', '(800) 555-0100', '+1 800 555 0100'])(
    'may have the phone number %s',
    (supportPhone) => {
      expect(voiceProblems('en', { ...en, supportPhone })).toEqual([]);
    },
  );

  it('is refused where Spanish or French was left in English', () => {
    expect(untranslated({ en, es, fr })).toEqual([]);
    expect(untranslated({ en, es: { ...es, tagline: en.tagline }, fr })).toEqual([
      'voice.es.json: tagline says the same in Spanish as in English.',
    ]);
    expect(untranslated({ en, es, fr: en }).length).toBe(8);
  });
});
