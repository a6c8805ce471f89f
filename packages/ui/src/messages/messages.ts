import { createContext, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { en } from './en.ts';
import { es } from './es.ts';
import { frCa } from './fr-ca.ts';
import type { UiMessages } from './ui-messages.ts';

const catalogues = { en, es, fr: frCa } satisfies Record<string, UiMessages>;

/** Returns the texts for a BCP 47 locale; English if the language is not included. */
export function uiMessages(locale: string): UiMessages {
  const { language } = new Intl.Locale(locale);
  return Object.hasOwn(catalogues, language) ? catalogues[language as keyof typeof catalogues] : en;
}

/** The package's texts with those passed to `UiProvider`, which joins them once for all components; null without a provider. */
export const MessagesContext = createContext<UiMessages | null>(null);

/** The texts in the language set by `UiProvider`, with the app's overrides. */
export function useUiMessages(): UiMessages {
  const { locale } = useLocale();
  return useContext(MessagesContext) ?? uiMessages(locale);
}
