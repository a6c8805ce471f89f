import type { Words } from '../../messages/words.ts';

/** Texts of the page. */
export interface PageNotFoundText {
  title: string;
  /** What happened, without blame. */
  subtitle: string;
  goBack: string;
  goHome: string;
  signOut: string;
}

export const words: Words<PageNotFoundText> = {
  en: {
    title: 'Well that’s odd',
    subtitle: 'You have stumbled upon a page that does not exist.',
    goBack: 'Go Back',
    goHome: 'Go to your home page',
    signOut: 'Sign out',
  },
  es: {
    title: 'Vaya, qué raro',
    subtitle: 'Llegaste por casualidad a una página que no existe.',
    goBack: 'Volver',
    goHome: 'Ir a tu inicio',
    signOut: 'Cerrar sesión',
  },
  fr: {
    title: 'Tiens, c’est étrange',
    subtitle: 'Vous voilà, par hasard, sur une page qui n’existe pas.',
    goBack: 'Revenir en arrière',
    goHome: 'Aller à votre accueil',
    signOut: 'Fermer la session',
  },
};
