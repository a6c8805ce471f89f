import type { Words } from '../../messages/words.ts';

/** The button, and how many items are shown. */
export interface LoadMoreWords {
  showMore: string;
  shownOf: (shown: number, total: number) => string;
}

export const words: Words<LoadMoreWords> = {
  en: {
    showMore: 'Show more',
    shownOf: (shown, total) => `${shown} of ${total} shown`,
  },
  es: {
    showMore: 'Mostrar más',
    shownOf: (shown, total) => `Se muestran ${shown} de ${total}`,
  },
  fr: {
    showMore: 'Afficher plus',
    shownOf: (shown, total) => `${shown} sur ${total} affichés`,
  },
};
