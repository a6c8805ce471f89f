import type { Words } from '../../messages/words.ts';

/** Built-in texts of the text area. */
export interface TextAreaWords {
  charactersLeft: (count: number) => string;
}

export const words: Words<TextAreaWords> = {
  en: { charactersLeft: (count) => (count === 1 ? '1 character left' : `${count} characters left`) },
  es: { charactersLeft: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`) },
  fr: {
    charactersLeft: (count) => (count < 2 ? `${count} caractère restant` : `${count} caractères restants`),
  },
};
