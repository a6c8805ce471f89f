import { loadVoice } from '@dayfare/themes/brands';
import { describe, expect, it } from 'vitest';
import { fitOf, lengthOf, measureVoices } from './measure-voice.ts';

describe("a brand's phrases", () => {
  it('are counted in characters, not in bytes', () => {
    expect(lengthOf('Réclamé')).toBe(7);
    expect(lengthOf('e\u0301')).toBe(1);
  });

  it('are too long above the limit, and near it from nine tenths on', () => {
    expect(fitOf({ length: 41, limit: 40 })).toBe('fail');
    expect(fitOf({ length: 40, limit: 40 })).toBe('near');
    expect(fitOf({ length: 36, limit: 40 })).toBe('near');
    expect(fitOf({ length: 35, limit: 40 })).toBe('pass');
  });

  it('come phrase by phrase, each with its limit', async () => {
    const voice = await loadVoice('paycor', 'en');
    const phrases = measureVoices([{ brand: 'paycor', language: 'en', voice }]);
    expect(phrases[0]).toMatchObject({ key: 'productName', text: 'Paycor', length: 6, limit: 16 });
    expect(phrases).toHaveLength(Object.keys(voice).length);
  });
});
