import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../../platform/http/error-kind.ts';

export const cashErrors = {
  CashPickupTooYoung: {
    status: 403,
    level: messageLevels.Warning,
    message: {
      en: 'Cash pickup isn’t open to you yet, because you aren’t old enough. Your pay can go to a bank account or card.',
      es: 'El retiro en efectivo aún no está abierto para ti porque no tienes la edad mínima. Tu pago puede ir a una cuenta o tarjeta.',
      fr: 'L’argent comptant ne vous est pas encore offert, car vous n’avez pas l’âge minimum. Votre paie peut aller vers un compte ou une carte.',
    },
  },
  BirthDateUnknown: {
    status: 403,
    level: messageLevels.Warning,
    message: {
      en: 'We don’t know your date of birth, and cash is only paid to people who are old enough. Call us to have it added.',
      es: 'No sabemos tu fecha de nacimiento, y el efectivo solo se paga a quienes tienen la edad mínima. Llámanos para agregarla.',
      fr: 'Nous ne connaissons pas votre date de naissance, et l’argent comptant n’est versé qu’à partir de l’âge minimum. Appelez-nous pour l’ajouter.',
    },
  },
  CashNotReady: {
    status: 409,
    level: messageLevels.Warning,
    message: {
      en: 'There’s no pickup code for this transfer: it isn’t ready yet, or it’s over.',
      es: 'No hay código de retiro para esta transferencia: aún no está lista o ya terminó.',
      fr: 'Aucun code de retrait pour ce virement\u00A0: il n’est pas encore prêt, ou il est terminé.',
    },
  },
} as const satisfies ErrorKinds;
