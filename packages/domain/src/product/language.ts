/** Languages with a catalogue. `cf` is the wire's name for Canadian French. */
export const languages = ['en', 'es', 'cf'] as const;

/** A language as it is stored, sent and offered. */
export type Language = (typeof languages)[number];

/** Languages that are offered where nobody has listed others: in Canada English and French, elsewhere English and Spanish. */
export function usualLanguages(environment: string): readonly Language[] {
  return environment === 'Canada' ? ['en', 'cf'] : ['en', 'es'];
}

/** Language used until another one is chosen. */
export const defaultLanguage = 'en' satisfies Language;

const localeByLanguage = { en: 'en-US', es: 'es-US', cf: 'fr-CA' } as const satisfies Record<
  Language,
  string
>;

/** BCP 47 tag that browsers and Intl understand. */
export type BrowserLocale = (typeof localeByLanguage)[Language];

/** The tag that a language has in `<html lang>` and in Intl. */
export function browserLocale(language: Language): BrowserLocale {
  return localeByLanguage[language];
}

/** Whether text from storage or the wire names a language we have. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** The language to start in: the one chosen before, else the first of the browser’s that we have, else English. */
export function firstLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  for (const tag of browserLanguages) {
    const [base = ''] = tag.toLowerCase().split('-');
    if (base === 'fr') return 'cf';
    if (isLanguage(base)) return base;
  }
  return defaultLanguage;
}
