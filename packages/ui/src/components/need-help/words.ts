import type { Words } from '../../messages/words.ts';

/** Label of the button. */
export interface NeedHelpWords {
  needHelp: string;
}

export const words: Words<NeedHelpWords> = {
  en: {
    needHelp: 'Need help?',
  },
  es: {
    needHelp: '¿Necesitas ayuda?',
  },
  fr: {
    needHelp: 'Besoin d’aide?',
  },
};
