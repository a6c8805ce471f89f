import { loadVoice } from '@dayfare/themes/brands';
import { expect, it, vi } from 'vitest';
import { readTexts } from '../../testing/catalogues.ts';
import { createTranslator } from './translator.ts';

async function opened() {
  const loading = vi.fn(loadVoice);
  const translator = await createTranslator({
    language: 'en',
    brand: 'common',
    readTexts,
    loadVoice: loading,
  });
  await translator.load('app');
  return { translator, loading };
}

it('shows one language and brand when both change at once, whichever comes first', async () => {
  for (const isSlow of ['ukg', 'common'] as const) {
    const { translator, loading } = await opened();
    loading.mockImplementation(async (brand, language) => {
      // The first answer for this brand comes last.
      if (brand === isSlow) await new Promise((later) => setTimeout(later, 20));
      return loadVoice(brand, language);
    });
    await Promise.all([translator.apply('ukg'), translator.setLanguage('es')]);
    const { byKey, locale } = translator.texts.get();
    expect([locale, byKey('voice:getMoney')]).toEqual(['es-US', (await loadVoice('ukg', 'es')).getMoney]);
  }
});

it('has the texts of an area that was asked for while the language changed', async () => {
  const { translator } = await opened();
  await Promise.all([translator.setLanguage('es'), translator.load('session/login')]);
  expect(translator.texts.get().of('session/login')('login.submit')).toBe('Iniciar sesión');
});

it('asks again for texts that could not be fetched, and keeps the language that it had', async () => {
  const login = vi
    .fn(() => readTexts('session/login', 'es'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const translator = await createTranslator({
    language: 'en',
    brand: 'common',
    readTexts: (area, language) =>
      area === 'session/login' && language === 'es' ? login() : readTexts(area, language),
  });
  await translator.load('session/login');
  const shown = translator.texts.get();
  await expect(translator.setLanguage('es')).rejects.toThrow('Failed to fetch');
  expect([translator.language(), translator.texts.get()]).toEqual(['en', shown]);
  await translator.setLanguage('es');
  expect(translator.texts.get().of('session/login')('login.submit')).toBe('Iniciar sesión');
});
