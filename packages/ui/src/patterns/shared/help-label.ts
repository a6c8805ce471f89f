import { useWords, type Words } from '../../messages/words.ts';

const words: Words<{ help: string }> = {
  en: { help: 'Need Help' },
  es: { help: 'Necesito ayuda' },
  fr: { help: 'Besoin d’aide' },
};

/** The words of the help button, the same on every screen that has one. */
export function useHelpLabel(): string {
  return useWords(words).help;
}
