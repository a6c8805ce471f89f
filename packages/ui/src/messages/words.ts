import { createContext, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** The same texts in each of the package's languages. They are defined next to the component that uses them, so a page loads no others. */
export type Words<Text> = Readonly<Record<'en' | 'es' | 'fr', Text>>;

/** Returns the texts for a BCP 47 locale; English if the language is not included. */
export function wordsFor<Text>(words: Words<Text>, locale: string): Text {
  const { language } = new Intl.Locale(locale);
  return Object.hasOwn(words, language) ? words[language as keyof Words<Text>] : words.en;
}

/** The texts of one component in a language of the app's, made by {@link translated}. */
export interface Translation {
  readonly words: Words<object>;
  readonly text: object;
}

/**
 * The texts of a component in another language, for the `words` of `UiProvider`. Every component with texts exports them as
 * `loadMoreWords`, `selectWords` and so on; a text that is missing does not compile.
 */
export function translated<Text extends object>(words: Words<Text>, text: Text): Translation {
  return { words, text };
}

/** Texts passed to `UiProvider`, by the package's texts that they replace. */
export const TranslationsContext = createContext<ReadonlyMap<Words<object>, object>>(new Map());

/** The texts in the language set by `UiProvider`, with its translations and the caller's overrides. */
export function useWords<Text extends object>(words: Words<Text>, own?: Partial<Text> | undefined): Text {
  const translation = useContext(TranslationsContext).get(words);
  return { ...wordsFor(words, useLocale().locale), ...translation, ...own };
}
