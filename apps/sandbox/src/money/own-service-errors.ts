import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../http/error-kind.ts';

const { Warning: warning } = messageLevels;

export const ownServiceErrors = {
  PausedByYou: {
    status: 403,
    level: warning,
    message: {
      en: 'You’ve paused early pay, so nothing can be taken. You can resume it on your home page.',
      es: 'Pusiste en pausa el pago anticipado, así que no se puede recibir nada. Puedes reanudarlo en tu página de inicio.',
      fr: 'Vous avez suspendu la paie anticipée: rien ne peut être obtenu. Reprenez-la sur votre page d’accueil.',
    },
  },
  ServiceNotClosable: {
    status: 409,
    level: warning,
    message: {
      en: 'Your account can’t be closed yet, because some of your money isn’t settled. The page says what.',
      es: 'Tu cuenta aún no se puede cerrar, porque parte de tu dinero no está liquidado. La página dice qué.',
      fr: 'Votre compte ne peut pas encore être fermé: une partie de votre argent n’est pas réglée. La page dit laquelle.',
    },
  },
} as const satisfies ErrorKinds;
