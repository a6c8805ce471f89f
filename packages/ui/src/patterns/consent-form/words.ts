import type { Words } from '../../messages/words.ts';

/** Texts of the form. */
export interface ConsentFormText {
  /** Name of the group of boxes. */
  group: string;
  /** The last box, which checks all others at once. */
  all: string;
  /** Shown until all boxes are checked. */
  selectAll: string;
  agree: string;
  download: string;
}

export const words: Words<ConsentFormText> = {
  en: {
    group: 'Your consent',
    all: 'I consent to all of the above',
    selectAll: 'Please select all the checkboxes above to proceed.',
    agree: 'I agree',
    download: 'Download a copy as PDF',
  },
  es: {
    group: 'Tu consentimiento',
    all: 'Doy mi consentimiento a todo lo anterior',
    selectAll: 'Marca todas las casillas anteriores para continuar.',
    agree: 'Acepto',
    download: 'Descargar una copia en PDF',
  },
  fr: {
    group: 'Votre consentement',
    all: 'Je consens à tout ce qui précède',
    selectAll: 'Cochez toutes les cases ci-dessus pour continuer.',
    agree: 'J’accepte',
    download: 'Télécharger une copie en PDF',
  },
};
