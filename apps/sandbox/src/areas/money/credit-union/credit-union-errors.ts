import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

export const creditUnionErrors = {
  CreditUnionAccountNotFound: {
    status: 404,
    level: messageLevels.Error,
    message: {
      en: 'Your credit union doesn’t know this account as yours. Check the number and enter it again.',
      es: 'Tu cooperativa de crédito no reconoce esta cuenta como tuya. Revisa el número y escríbelo otra vez.',
      fr: 'Votre caisse ne reconnaît pas ce compte comme le vôtre. Vérifiez le numéro et entrez-le de nouveau.',
    },
  },
  MembershipServicesNeeded: {
    status: 409,
    level: messageLevels.Warning,
    message: {
      en: 'Your credit union can’t connect this account now. Please contact Membership Services.',
      es: 'Tu cooperativa de crédito no puede conectar esta cuenta ahora. Comunícate con Servicios para Miembros.',
      fr: 'Votre caisse ne peut pas relier ce compte pour l’instant. Veuillez communiquer avec les Services aux membres.',
    },
  },
} as const satisfies ErrorKinds;
