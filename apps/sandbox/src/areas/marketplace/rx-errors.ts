import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Info: info, Warning: warning } = messageLevels;

/** What calls about prescriptions are refused with. */
export const rxErrors = {
  DrugNotFound: {
    status: 404,
    level: warning,
    message: {
      en: 'We couldn’t find this drug. Look for it again.',
      es: 'No encontramos esta medicina. Búscala de nuevo.',
      fr: 'Nous n’avons pas trouvé ce médicament. Cherchez-le de nouveau.',
    },
  },
  TooManyFamilyCards: {
    status: 409,
    level: info,
    message: {
      en: 'You have cards for eight people. Take one out before you add another.',
      es: 'Tienes tarjetas para ocho personas. Quita una antes de agregar otra.',
      fr: 'Vous avez des cartes pour huit personnes. Retirez-en une avant d’en ajouter une autre.',
    },
  },
} as const satisfies ErrorKinds;
