import type { Words } from '../../messages/words.ts';

/** Built-in texts of the field. */
export interface MultiSelectWords {
  /** Name of the list of selected options; announced when it changes. */
  chosen: (count: number) => string;
}

export const words: Words<MultiSelectWords> = {
  en: { chosen: (count) => `${count} selected` },
  es: { chosen: (count) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`) },
  fr: { chosen: (count) => (count < 2 ? `${count} sélectionné` : `${count} sélectionnés`) },
};
