import type { Words } from '../../messages/words.ts';

/** The button's texts before and after copying. */
export interface CopyWords {
  /** `what` is the name of the number. */
  copy: (what: string) => string;
  copied: (what: string) => string;
  copyFailed: string;
}

export const words: Words<CopyWords> = {
  en: {
    copy: (what) => `Copy ${what}`,
    copied: (what) => `Copied: ${what}`,
    copyFailed: 'It could not be copied. Select it and copy it by hand.',
  },
  es: {
    copy: (what) => `Copiar ${what}`,
    copied: (what) => `Se copió: ${what}`,
    copyFailed: 'No se pudo copiar. Selecciónalo y cópialo a mano.',
  },
  fr: {
    copy: (what) => `Copier ${what}`,
    copied: (what) => `Copié\u00A0: ${what}`,
    copyFailed: 'La copie a échoué. Sélectionnez-le et copiez-le à la main.',
  },
};
