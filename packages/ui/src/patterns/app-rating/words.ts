import type { Words } from '../../messages/words.ts';

/** Texts of the sheet. */
export interface AppRatingText {
  title: string;
  description: string;
  rate: string;
  remindLater: string;
  noThanks: string;
}

export const words: Words<AppRatingText> = {
  en: {
    title: 'Please Rate Us',
    description: 'It takes a minute and helps others who need their pay early.',
    rate: 'Rate It Now',
    remindLater: 'Remind me later',
    noThanks: 'No Thanks',
  },
  es: {
    title: 'Califícanos',
    description: 'Toma un minuto y ayuda a otras personas que necesitan su pago por adelantado.',
    rate: 'Calificar ahora',
    remindLater: 'Recordármelo después',
    noThanks: 'No, gracias',
  },
  fr: {
    title: 'Donnez-nous une note',
    description: 'Cela prend une minute et aide les personnes qui ont besoin de leur paie à l’avance.',
    rate: 'Donner une note',
    remindLater: 'Me le rappeler plus tard',
    noThanks: 'Non merci',
  },
};
