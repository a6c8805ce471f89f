import type { Words } from '../../messages/words.ts';

/** Built-in texts of the pagination. */
export interface PaginationWords {
  pages: string;
  page: (page: number) => string;
  pageOf: (page: number, total: number) => string;
  previousPage: string;
  nextPage: string;
}

export const words: Words<PaginationWords> = {
  en: {
    pages: 'Pages',
    page: (page) => `Page ${page}`,
    pageOf: (page, total) => `Page ${page} of ${total}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
  es: {
    pages: 'Páginas',
    page: (page) => `Página ${page}`,
    pageOf: (page, total) => `Página ${page} de ${total}`,
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
  },
  fr: {
    pages: 'Pages',
    page: (page) => `Page ${page}`,
    pageOf: (page, total) => `Page ${page} sur ${total}`,
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
  },
};
