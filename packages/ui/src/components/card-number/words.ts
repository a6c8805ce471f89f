import type { Words } from '../../messages/words.ts';

/** How a number that is not shown whole is spoken. */
export interface CardNumberWords {
  /** A card or account by its last digits, which come apart so that they are read one by one. */
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
