import type { Words } from '../../messages/words.ts';

/** How a masked number is read aloud. */
export interface CardNumberWords {
  /** A card or account by its last digits, separated so that they are read one by one. */
  endingIn: (digits: string) => string;
}

export const words: Words<CardNumberWords> = {
  en: {
    endingIn: (digits) => `ending in ${digits}`,
  },
  es: {
    endingIn: (digits) => `que termina en ${digits}`,
  },
  fr: {
    endingIn: (digits) => `se terminant par ${digits}`,
  },
};
