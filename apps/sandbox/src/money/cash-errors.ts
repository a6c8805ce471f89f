import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../http/error-kind.ts';

export const cashErrors = {
  CashPickupTooYoung: {
    status: 403,
    level: messageLevels.Warning,
    message: {
      en: 'Cash pickup isn’t open to you: you have to be old enough, and your employer has to have told us your date of birth.',
      es: 'El retiro en efectivo no está abierto para ti: debes tener la edad mínima y tu empleador debe habernos dado tu fecha de nacimiento.',
      fr: 'L’argent comptant ne vous est pas offert : il faut avoir l’âge minimum, et votre employeur doit nous avoir transmis votre date de naissance.',
    },
  },
  CashNotReady: {
    status: 409,
    level: messageLevels.Warning,
    message: {
      en: 'There’s no pickup code for this transfer: it isn’t ready yet, or it’s over.',
      es: 'No hay código de retiro para esta transferencia: aún no está lista o ya terminó.',
      fr: 'Aucun code de retrait pour ce virement : il n’est pas encore prêt, ou il est terminé.',
    },
  },
} as const satisfies ErrorKinds;
