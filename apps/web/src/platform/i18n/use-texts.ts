import { browserLocale, defaultLanguage, type Language, languages } from '@dayfare/domain/product';
import { useTranslation } from 'react-i18next';
import type { TextArea } from './area-texts.ts';

/** Returns an area's texts: `const t = useTexts('session/login')`, then `t('login.submit')`. Unknown keys do not compile. */
export function useTexts<Area extends TextArea>(area: Area) {
  return useTranslation(area).t;
}

/** Returns the brand's own texts: `useVoice()('tagline')`. */
export function useVoice() {
  return useTranslation('voice').t;
}

/** Returns the current language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('voice');
  return languages.find((language) => browserLocale(language) === i18n.language) ?? defaultLanguage;
}
