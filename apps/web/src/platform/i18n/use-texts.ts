import { browserLocale, defaultLanguage, type Language, languages } from '@dayfare/domain/product';
import type { Namespace, TFunction } from 'i18next';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { TextArea } from './area-texts.ts';
import type { Texts } from './texts.ts';

/** Null outside the app. */
export const TextsContext = createContext<Texts | null>(null);

function useAllTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts)
    throw new Error(
      'Texts need the app around them. In a story or a test, mount the screen with testing/screen-story.tsx.',
    );
  return texts;
}

/** Returns the texts of one area, or of several: those of the first by key, those of the others by name and key, `money/card:title`. */
export function useTextsOf<Areas extends Namespace>(areas: Areas): TFunction<Areas> {
  const all = useAllTexts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [all.on('languageChanged', listener), all.on('brandChanged', listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [all],
  );
  const current = () => all.getFixedT(null, areas);
  return useSyncExternalStore(subscribe, current, current);
}

/** Returns an area's texts: `const t = useTexts('session/login')`, then `t('login.submit')`. Unknown keys do not compile. */
export function useTexts<Area extends TextArea>(area: Area) {
  return useTextsOf(area);
}

/** Returns the brand's own texts: `useVoice()('tagline')`. */
export function useVoice() {
  return useTextsOf('voice');
}

/** Returns the current language. */
export function useLanguage(): Language {
  const all = useAllTexts();
  useTextsOf('voice');
  return languages.find((language) => browserLocale(language) === all.language) ?? defaultLanguage;
}
