/** Languages with a catalogue; French is Canadian French. */
export const languages = ['en', 'es', 'fr'] as const;

/** A language that the product is written in. */
export type Language = (typeof languages)[number];

/** The languages as the wire, the configuration and the storage of a browser name them. */
export const wireLanguages = ['en', 'es', 'cf'] as const;

/** A language by its name on the wire, where Canadian French is `cf`. */
export type WireLanguage = (typeof wireLanguages)[number];

const wireNames = { en: 'en', es: 'es', fr: 'cf' } as const satisfies Record<Language, WireLanguage>;

/** The name that a language has on the wire. */
export function wireLanguage(language: Language): WireLanguage {
  return wireNames[language];
}

/** The language that text from the wire or from storage names; undefined when it names none of ours. */
export function languageFromWire(text: unknown): Language | undefined {
  return languages.find((language) => wireNames[language] === text);
}

/** Returns the languages offered if none are configured: English and French in Canada, otherwise English and Spanish. */
export function usualLanguages(environment: string): readonly Language[] {
  return environment === 'Canada' ? ['en', 'fr'] : ['en', 'es'];
}

/** Language used until another one is chosen. */
export const defaultLanguage = 'en' satisfies Language;

const localeByLanguage = { en: 'en-US', es: 'es-US', fr: 'fr-CA' } as const satisfies Record<
  Language,
  string
>;

/** BCP 47 tag that browsers and Intl understand. */
export type BrowserLocale = (typeof localeByLanguage)[Language];

/** Returns the tag of a language for `<html lang>` and Intl. */
export function browserLocale(language: Language): BrowserLocale {
  return localeByLanguage[language];
}

/** Whether a value is the code of a language we have. For text from the wire, `languageFromWire`. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/**
 * The language to start in: the one chosen before, by its name in the storage, else the first of the browser’s that we have, else
 * English.
 */
export function firstLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  const bases = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0]);
  return languageFromWire(stored) ?? bases.find(isLanguage) ?? defaultLanguage;
}
