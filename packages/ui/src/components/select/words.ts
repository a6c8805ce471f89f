import type { Words } from '../../messages/words.ts';

/** What the list says by itself. */
export interface SelectWords {
  /** Stands in a list field while nothing is chosen. */
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
