import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Warning: warning, Info: info } = messageLevels;

/** What calls of the area are refused with. */
export const tipsErrors = {
  TipsNotOffered: {
    status: 403,
    level: info,
    message: {
      en: 'Your employer doesn’t offer early tips. Your tips come with your paycheck.',
      es: 'Tu empleador no ofrece propinas anticipadas. Tus propinas llegan con tu pago.',
      fr: 'Votre employeur n’offre pas les pourboires anticipés. Vos pourboires arrivent avec votre paie.',
    },
  },
  TipsStepsMissing: {
    status: 409,
    level: warning,
    message: {
      en: 'A step is still missing before your tips can be paid out early. Go back and finish it first.',
      es: 'Falta un paso para poder recibir tus propinas por adelantado. Vuelve y termínalo primero.',
      fr: 'Il manque une étape avant de recevoir vos pourboires à l’avance. Revenez en arrière pour la terminer.',
    },
  },
} as const satisfies ErrorKinds;
