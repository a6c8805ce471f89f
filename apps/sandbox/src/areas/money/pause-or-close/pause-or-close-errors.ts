import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

const { Warning: warning } = messageLevels;

export const pauseOrCloseErrors = {
  ServiceNotClosable: {
    status: 409,
    level: warning,
    message: {
      en: 'Your account can’t be closed yet, because we hold money of yours. Move it to your bank account or card first.',
      es: 'Tu cuenta aún no se puede cerrar, porque tenemos dinero tuyo. Muévelo primero a tu cuenta bancaria o tarjeta.',
      fr: 'Votre compte ne peut pas encore être fermé: nous avons de l’argent à vous. Déplacez-le d’abord vers votre compte bancaire ou votre carte.',
    },
  },
} as const satisfies ErrorKinds;
