import type { Words } from '../../messages/words.ts';

/** Built-in texts of the field. */
export interface DateFieldWords {
  /** A text that is no date: pasted, or typed as a day that does not exist. */
  dateNotRead: (text: string) => string;
}

export const words: Words<DateFieldWords> = {
  en: { dateNotRead: (text) => `“${text}” isn’t a date here. Enter it part by part.` },
  es: { dateNotRead: (text) => `“${text}” no es una fecha aquí. Escríbela parte por parte.` },
  fr: { dateNotRead: (text) => `«\u00A0${text}\u00A0» n’est pas une date ici. Entrez-la partie par partie.` },
};
