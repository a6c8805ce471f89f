import type { Words } from '../../messages/words.ts';

/** What the list of choices says by itself. */
export interface ComboBoxWords {
  noResults: string;
  /** A list whose choices did not arrive. */
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
