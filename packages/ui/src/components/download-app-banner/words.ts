import type { Words } from '../../messages/words.ts';

/** The words of the banner. */
export interface DownloadAppWords {
  /** Why one would want the app. */
  downloadApp: string;
  /** Gets the app; short, for a button. */
  getApp: string;
  /** Goes on after `getApp`, spoken. */
  getAppMore: string;
}

export const words: Words<DownloadAppWords> = {
  en: {
    downloadApp: 'Enjoy enhanced features and faster performance with the app.',
    getApp: 'Get',
    getAppMore: 'the app',
  },
  es: {
    downloadApp: 'Disfruta de más funciones y mayor rapidez con la aplicación.',
    getApp: 'Obtener',
    getAppMore: 'la aplicación',
  },
  fr: {
    downloadApp: 'Profitez de plus de fonctions et d’une meilleure rapidité avec l’application.',
    getApp: 'Obtenir',
    getAppMore: 'l’application',
  },
};
