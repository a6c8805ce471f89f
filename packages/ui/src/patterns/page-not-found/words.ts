import type { Words } from '../../messages/words.ts';

/** The words of the page. */
export interface PageNotFoundText {
  title: string;
  /** What happened, without blame. */
  subtitle: string;
  goBack: string;
}

export const words: Words<PageNotFoundText> = {
  en: {
    title: 'Well that’s odd',
    subtitle: 'You have stumbled upon a page that does not exist.',
    goBack: 'Go Back',
  },
  es: {
    title: 'Vaya, qué raro',
    subtitle: 'Llegaste por casualidad a una página que no existe.',
    goBack: 'Volver',
  },
  fr: {
    title: 'Tiens, c’est étrange',
    subtitle: 'Vous voilà, par hasard, sur une page qui n’existe pas.',
    goBack: 'Revenir en arrière',
  },
};
