import { useLocale } from 'react-aria-components/I18nProvider';

/** The same words in each language that the package speaks. They lie beside what says them, so that a page loads no others. */
export type Words<Text> = Readonly<Record<'en' | 'es' | 'fr', Text>>;

/** The words for a BCP 47 locale; English where the language has none. */
export function wordsFor<Text>(words: Words<Text>, locale: string): Text {
  const { language } = new Intl.Locale(locale);
  return Object.hasOwn(words, language) ? words[language as keyof Words<Text>] : words.en;
}

/** The words in the language that `UiProvider` sets, each replaced by the caller's own where there is one. */
export function useWords<Text extends object>(words: Words<Text>, own?: Partial<Text> | undefined): Text {
  return { ...wordsFor(words, useLocale().locale), ...own };
}
