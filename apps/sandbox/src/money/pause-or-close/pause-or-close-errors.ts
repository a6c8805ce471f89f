import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Warning: warning } = messageLevels;

export const pauseOrCloseErrors = {
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
