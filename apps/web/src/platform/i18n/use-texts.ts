import { browserLocale, defaultLanguage, type Language, languages } from '@dayfare/domain/product';
import { createContext, useContext } from 'react';
import type { TextArea } from './area-texts.ts';
import type { Texts } from './texts-from.ts';

/** The texts in the current language and brand; null outside the app. Read once for all below, so that a text costs no subscription. */
export const TextsContext = createContext<Texts | null>(null);

/** Returns the current texts. Throws outside the app. */
export function useCurrentTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('Texts need app/frame/providers.tsx around them.');
  return texts;
}

/** Returns an area's texts: `const t = useTexts('session/login')`, then `t('login.submit')`. Unknown keys do not compile. */
export function useTexts<Area extends TextArea>(area: Area) {
  return useCurrentTexts().of(area);
}

/** Returns the brand's own texts: `useVoice()('tagline')`. */
export function useVoice() {
  return useCurrentTexts().of('voice');
}

/** Returns the current language. */
export function useLanguage(): Language {
  const { locale } = useCurrentTexts();
  return languages.find((language) => browserLocale(language) === locale) ?? defaultLanguage;
}
