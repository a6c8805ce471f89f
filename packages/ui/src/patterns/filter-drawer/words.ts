import type { Words } from '../../messages/words.ts';

/** Texts of the drawer. */
export interface FilterDrawerText {
  title: string;
  /** The question above the boxes. */
  question: string;
  /** The button that applies the filters. */
  apply: string;
}

export const words: Words<FilterDrawerText> = {
  en: { title: 'Filter conversations', question: 'Which do you want to see?', apply: 'Show' },
  es: { title: 'Filtrar conversaciones', question: '¿Cuáles quieres ver?', apply: 'Mostrar' },
  fr: { title: 'Filtrer les conversations', question: 'Lesquelles voulez-vous voir?', apply: 'Afficher' },
};
