import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

export const payrollConsentErrors = {
  ConsentNotNeeded: {
    status: 409,
    level: messageLevels.Warning,
    message: {
      en: 'Your payroll provider already tells us your hours. You don’t have to do anything.',
      es: 'Tu proveedor de nómina ya nos informa tus horas. No tienes que hacer nada.',
      fr: 'Votre fournisseur de paie nous communique déjà vos heures. Vous n’avez rien à faire.',
    },
  },
  PayrollProviderUnavailable: {
    status: 502,
    level: messageLevels.Error,
    message: {
      en: 'Your payroll provider can’t be reached right now. Try again in a few minutes.',
      es: 'No podemos comunicarnos con tu proveedor de nómina ahora. Inténtalo en unos minutos.',
      fr: 'Votre fournisseur de paie est injoignable pour le moment. Réessayez dans quelques minutes.',
    },
  },
} as const satisfies ErrorKinds;
