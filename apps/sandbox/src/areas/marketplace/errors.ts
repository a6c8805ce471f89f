import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

/** What calls of the area are refused with. */
export const marketplaceErrors = {
  PartnerNotAvailable: {
    status: 409,
    level: messageLevels.Info,
    message: {
      en: 'This offer isn’t available right now. Try again later.',
      es: 'Esta oferta no está disponible por ahora. Inténtalo más tarde.',
      fr: 'Cette offre n’est pas accessible pour l’instant. Réessayez plus tard.',
    },
  },
} as const satisfies ErrorKinds;
