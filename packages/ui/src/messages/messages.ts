import { useLocale } from 'react-aria-components/I18nProvider';
import { en } from './en.ts';
import { es } from './es.ts';
import { frCa } from './fr-ca.ts';
import type { UiMessages } from './ui-messages.ts';

const catalogues = { en, es, fr: frCa } satisfies Record<string, UiMessages>;

/** The words for a BCP 47 locale; English where the language has none. */
export function uiMessages(locale: string): UiMessages {
  const language = locale.slice(0, 2);
  return language in catalogues ? catalogues[language as keyof typeof catalogues] : en;
}

/** The words in the language that `UiProvider` sets. */
export function useUiMessages(): UiMessages {
  return uiMessages(useLocale().locale);
}
