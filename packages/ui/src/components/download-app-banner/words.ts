import type { Words } from '../../messages/words.ts';

/** Texts of the banner. */
export interface DownloadAppWords {
  /** Why to get the app. */
  downloadApp: string;
  /** Short text of the button that gets the app. */
  getApp: string;
  /** Added to `getApp` for screen readers. */
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
