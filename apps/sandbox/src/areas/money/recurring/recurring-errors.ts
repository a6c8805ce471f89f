import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, LimitExceeded: limitExceeded } = messageLevels;

export const recurringErrors = {
  RecurringAmountExceedsLimit: {
    status: 400,
    level: limitExceeded,
    message: {
      en: 'A regular transfer can be {max} at most.',
      es: 'Una transferencia periódica puede ser de {max} como máximo.',
      fr: 'Un virement régulier peut être de {max} au plus.',
    },
  },
  RecurringStartPassed: {
    status: 400,
    level: error,
    message: {
      en: 'The first day has passed, or it’s too late for today. Choose tomorrow or a later day.',
      es: 'El primer día ya pasó o es muy tarde para hoy. Elige mañana o un día posterior.',
      fr: 'Le premier jour est passé, ou il est trop tard pour aujourd’hui. Choisissez demain ou plus tard.',
    },
  },
  RecurringEndNotValid: {
    status: 400,
    level: error,
    message: {
      en: 'With this end there would be no transfer. Choose a later day, a larger total, or 1 to 60 times.',
      es: 'Con este final no habría ninguna transferencia. Elige un día posterior, un total mayor o de 1 a 60 veces.',
      fr: 'Avec cette fin, il n’y aurait aucun virement. Choisissez un jour plus tardif, un total plus élevé ou de 1 à 60 fois.',
    },
  },
  RecurringExists: {
    status: 409,
    level: warning,
    message: {
      en: 'You already have this regular transfer. You’ll find it in your list.',
      es: 'Ya tienes esta transferencia periódica. La encontrarás en tu lista.',
      fr: 'Vous avez déjà ce virement régulier. Vous le trouverez dans votre liste.',
    },
  },
  RecurringNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this regular transfer.',
      es: 'No encontramos esta transferencia periódica.',
      fr: 'Nous n’avons pas trouvé ce virement régulier.',
    },
  },
  RecurringNotChangeable: {
    status: 409,
    level: warning,
    message: {
      en: 'This regular transfer has ended and can’t be changed.',
      es: 'Esta transferencia periódica ya terminó y no se puede cambiar.',
      fr: 'Ce virement régulier est terminé et ne peut plus être modifié.',
    },
  },
  ScheduledNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this scheduled transfer.',
      es: 'No encontramos esta transferencia programada.',
      fr: 'Nous n’avons pas trouvé ce virement programmé.',
    },
  },
  ScheduledNotCancellable: {
    status: 409,
    level: warning,
    message: {
      en: 'This transfer has already been made. You’ll find it in your history.',
      es: 'Esta transferencia ya se hizo. La encontrarás en tu historial.',
      fr: 'Ce virement a déjà été fait. Vous le trouverez dans votre historique.',
    },
  },
} as const satisfies ErrorKinds;
