import type { Words } from '../../messages/words.ts';

/** Built-in texts of a search. */
export interface SearchWords {
  /** Clears a search field. */
  clearSearch: string;
  resultCount: (count: number) => string;
  noResults: string;
}

export const words: Words<SearchWords> = {
  en: {
    clearSearch: 'Clear search',
    resultCount: (count) => (count === 1 ? '1 result' : `${count} results`),
    noResults: 'No results',
  },
  es: {
    clearSearch: 'Borrar la búsqueda',
    resultCount: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
    noResults: 'Sin resultados',
  },
  fr: {
    clearSearch: 'Effacer la recherche',
    resultCount: (count) => (count < 2 ? `${count} résultat` : `${count} résultats`),
    noResults: 'Aucun résultat',
  },
};
