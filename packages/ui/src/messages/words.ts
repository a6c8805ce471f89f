import { useLocale } from 'react-aria-components/I18nProvider';

/** The same texts in each of the package's languages. They are defined next to the component that uses them, so a page loads no others. */
export type Words<Text> = Readonly<Record<'en' | 'es' | 'fr', Text>>;

/** Returns the texts for a BCP 47 locale; English if the language is not included. */
export function wordsFor<Text>(words: Words<Text>, locale: string): Text {
  const { language } = new Intl.Locale(locale);
  return Object.hasOwn(words, language) ? words[language as keyof Words<Text>] : words.en;
}

/** The texts in the language set by `UiProvider`, with the caller's overrides. */
export function useWords<Text extends object>(words: Words<Text>, own?: Partial<Text> | undefined): Text {
  return { ...wordsFor(words, useLocale().locale), ...own };
}
