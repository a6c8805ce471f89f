import { useLocale } from 'react-aria-components/I18nProvider';
import { en } from './en.ts';
import { es } from './es.ts';
import { frCa } from './fr-ca.ts';

/** The few words that components say by themselves; every other text is a prop. */
export interface UiMessages {
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** Spoken for a field that must be filled in where the markup cannot say so. */
  required: string;
  /** Spoken for a field that cannot be changed where the markup cannot say so. */
  readOnly: string;
  showPassword: string;
  capsLockOn: string;
  /** Closes an overlay; nothing is lost. */
  close: string;
  /** Takes a notice away. */
  dismiss: string;
  back: string;
  retry: string;
  loading: string;
  /** Spoken after the text of a link that leaves the page where it is. */
  opensInNewTab: string;
  /** Names of the four kinds of notice, spoken where the icon shows them. */
  error: string;
  warning: string;
  success: string;
  info: string;
  /** Name of the region in which notices appear. */
  notifications: string;
}

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
