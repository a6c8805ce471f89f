import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, LimitExceeded: limitExceeded } = messageLevels;

export const accountsErrors = {
  RoutingNumberNotValid: {
    status: 400,
    level: error,
    message: {
      en: 'That isn’t the routing number of a bank. Check its nine digits.',
      es: 'Ese no es el número de ruta de un banco. Revisa sus nueve dígitos.',
      fr: 'Ce n’est pas le numéro d’acheminement d’une banque. Vérifiez ses neuf chiffres.',
    },
  },
  AccountNumberNotValid: {
    status: 400,
    level: error,
    message: {
      en: 'An account number has 4 to 17 digits. Check it and try again.',
      es: 'Un número de cuenta tiene de 4 a 17 dígitos. Revísalo e inténtalo de nuevo.',
      fr: 'Un numéro de compte compte de 4 à 17 chiffres. Vérifiez-le et réessayez.',
    },
  },
  InstrumentExists: {
    status: 409,
    level: warning,
    message: {
      en: 'This account is already in your list.',
      es: 'Esta cuenta ya está en tu lista.',
      fr: 'Ce compte est déjà dans votre liste.',
    },
  },
  TooManyInstruments: {
    status: 409,
    level: limitExceeded,
    message: {
      en: 'You can have 10 accounts and cards. Remove one that you no longer use.',
      es: 'Puedes tener 10 cuentas y tarjetas. Quita una que ya no uses.',
      fr: 'Vous pouvez avoir 10 comptes et cartes. Retirez-en un que vous n’utilisez plus.',
    },
  },
  TooManyDeposits: {
    status: 429,
    level: limitExceeded,
    message: {
      en: 'We’ve sent you small deposits several times lately, and can’t send more for now. Link the account at its bank instead, or ask us for help.',
      es: 'Ya te enviamos pequeños depósitos varias veces y por ahora no podemos enviar más. Vincula la cuenta en su banco o pídenos ayuda.',
      fr: 'Nous vous avons déjà envoyé de petits dépôts plusieurs fois et ne pouvons plus en envoyer pour le moment. Associez le compte auprès de sa banque ou demandez-nous de l’aide.',
    },
  },
  PennyAmountsWrong: {
    status: 400,
    level: error,
    message: {
      en: 'Those aren’t the amounts that we sent. Check your statement and try again.',
      es: 'Esos no son los montos que enviamos. Revisa tu estado de cuenta e inténtalo de nuevo.',
      fr: 'Ce ne sont pas les montants que nous avons envoyés. Vérifiez votre relevé et réessayez.',
    },
  },
  PennyTestFailed: {
    status: 403,
    level: limitExceeded,
    message: {
      en: 'Those weren’t the amounts either, so this account can’t be verified anymore. Remove it and add it again.',
      es: 'Tampoco eran esos los montos, así que esta cuenta ya no se puede verificar. Quítala y agrégala de nuevo.',
      fr: 'Ce n’étaient pas non plus les bons montants; ce compte ne peut plus être vérifié. Retirez-le et ajoutez-le de nouveau.',
    },
  },
  PennyTestNotOpen: {
    status: 409,
    level: warning,
    message: {
      en: 'This account isn’t waiting for amounts now. Its page says how it stands.',
      es: 'Esta cuenta no espera montos ahora. Su página dice cómo está.',
      fr: 'Ce compte n’attend pas de montants pour l’instant. Sa page indique où il en est.',
    },
  },
} as const satisfies ErrorKinds;
