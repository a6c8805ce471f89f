import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

const { Warning: warning } = messageLevels;

export const bankLinkErrors = {
  BankLinkUnavailable: {
    status: 409,
    level: warning,
    message: {
      en: 'Banks can’t be reached right now. Try again later, or add the account by its numbers.',
      es: 'Los bancos no están disponibles ahora. Inténtalo más tarde o agrega la cuenta con sus números.',
      fr: 'Les banques sont injoignables pour l’instant. Réessayez plus tard ou ajoutez le compte par ses numéros.',
    },
  },
  BankLinkExpired: {
    status: 409,
    level: warning,
    message: {
      en: 'Too much time has passed since you were at your bank. Sign in there again.',
      es: 'Pasó demasiado tiempo desde que estuviste en tu banco. Inicia sesión ahí de nuevo.',
      fr: 'Trop de temps s’est écoulé depuis votre passage à votre banque. Ouvrez-y de nouveau une session.',
    },
  },
  BankLinkBroken: {
    status: 409,
    level: warning,
    message: {
      en: 'Your bank doesn’t let us ask anymore. Sign in to your bank again to use this account.',
      es: 'Tu banco ya no nos deja preguntar. Inicia sesión en tu banco de nuevo para usar esta cuenta.',
      fr: 'Votre banque ne nous répond plus. Ouvrez-y de nouveau une session pour utiliser ce compte.',
    },
  },
  BankLinkOtherAccount: {
    status: 409,
    level: warning,
    message: {
      en: 'That’s another account. Choose the one you wanted to link again, or add the other one as a new account.',
      es: 'Esa es otra cuenta. Elige la que querías vincular de nuevo o agrega la otra como cuenta nueva.',
      fr: 'C’est un autre compte. Choisissez celui que vous vouliez relier, ou ajoutez l’autre comme nouveau compte.',
    },
  },
} as const satisfies ErrorKinds;
