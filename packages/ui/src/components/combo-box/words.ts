import type { Words } from '../../messages/words.ts';

/** Built-in texts of the option list. */
export interface ComboBoxWords {
  noResults: string;
  /** The options could not be loaded. */
  listNotLoaded: string;
}

export const words: Words<ComboBoxWords> = {
  en: {
    noResults: 'No results',
    listNotLoaded: 'The list could not be loaded.',
  },
  es: {
    noResults: 'Sin resultados',
    listNotLoaded: 'No se pudo cargar la lista.',
  },
  fr: {
    noResults: 'Aucun résultat',
    listNotLoaded: 'La liste n’a pas pu être chargée.',
  },
};
