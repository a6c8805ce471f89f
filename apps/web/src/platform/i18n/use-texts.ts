import { browserLocale, defaultLanguage, type Language, languages } from '@dayfare/domain/product';
import { useTranslation } from 'react-i18next';
import type { TextArea } from './area-texts.ts';

/** An area's texts: `const t = useTexts('session/login')`, then `t('login.submit')`. A key that doesn't exist does not compile. */
export function useTexts<Area extends TextArea>(area: Area) {
  return useTranslation(area).t;
}

/** The brand's own words: `useVoice()('tagline')`. */
export function useVoice() {
  return useTranslation('voice').t;
}

/** The language on screen. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('voice');
  return languages.find((language) => browserLocale(language) === i18n.language) ?? defaultLanguage;
}
