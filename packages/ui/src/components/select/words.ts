import type { Words } from '../../messages/words.ts';

/** Built-in texts of the list. */
export interface SelectWords {
  /** Shown in a list field while nothing is selected. */
  chooseOne: string;
}

export const words: Words<SelectWords> = {
  en: {
    chooseOne: 'Choose one',
  },
  es: {
    chooseOne: 'Elige una opción',
  },
  fr: {
    chooseOne: 'Choisir une option',
  },
};
