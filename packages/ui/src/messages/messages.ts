import { createContext, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { en } from './en.ts';
import { es } from './es.ts';
import { frCa } from './fr-ca.ts';
import type { UiMessages } from './ui-messages.ts';

const catalogues = { en, es, fr: frCa } satisfies Record<string, UiMessages>;

/** The words for a BCP 47 locale; English where the language has none. */
export function uiMessages(locale: string): UiMessages {
  const { language } = new Intl.Locale(locale);
  return Object.hasOwn(catalogues, language) ? catalogues[language as keyof typeof catalogues] : en;
}

/** The words that an app has given to `UiProvider`; they go before those of the package. */
export const OwnMessagesContext = createContext<Partial<UiMessages>>({});

/** The words in the language that `UiProvider` sets, each replaced by the app's own where there is one. */
export function useUiMessages(): UiMessages {
  return { ...uiMessages(useLocale().locale), ...useContext(OwnMessagesContext) };
}
