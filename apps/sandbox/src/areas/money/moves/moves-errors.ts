import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

const { Error: error, LimitExceeded: limitExceeded } = messageLevels;

export const movesErrors = {
  PayNameNotFound: {
    status: 400,
    level: error,
    message: {
      en: 'Nobody has this payname. Copy it from the app that it belongs to.',
      es: 'Nadie tiene este payname. Cópialo de la app a la que pertenece.',
      fr: 'Personne n’a ce payname. Copiez-le de l’appli dont il provient.',
    },
  },
  PayNameAttemptsExhausted: {
    status: 403,
    level: limitExceeded,
    message: {
      en: 'Three paynames weren’t known. Try again tomorrow, or add a bank account now.',
      es: 'Tres paynames no se encontraron. Inténtalo mañana o agrega ahora una cuenta bancaria.',
      fr: 'Trois paynames étaient inconnus. Réessayez demain ou ajoutez dès maintenant un compte bancaire.',
    },
  },
} as const satisfies ErrorKinds;
