import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, LimitExceeded: limitExceeded } = messageLevels;

/** What calls of the area are refused with. */
export const cardErrors = {
  CardNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'This isn’t the card that you use now.',
      es: 'Esta no es la tarjeta que usas ahora.',
      fr: 'Ce n’est pas la carte que vous utilisez actuellement.',
    },
  },
  CardTransactionNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'This transaction isn’t on your card.',
      es: 'Esta operación no está en tu tarjeta.',
      fr: 'Cette opération ne figure pas sur votre carte.',
    },
  },
  CardNotChangeable: {
    status: 409,
    level: warning,
    message: {
      en: 'This can’t be done with your card as it is now. Nothing has changed.',
      es: 'Esto no se puede hacer con tu tarjeta en su estado actual. No cambió nada.',
      fr: 'C’est impossible avec votre carte dans son état actuel. Rien n’a changé.',
    },
  },
  CardNotEmpty: {
    status: 409,
    level: warning,
    message: {
      en: 'There is still money on your card. Move it out first; then the card can be closed.',
      es: 'Todavía hay dinero en tu tarjeta. Pásalo a otra cuenta y después ciérrala.',
      fr: 'Il reste de l’argent sur votre carte. Transférez-le d’abord, puis fermez-la.',
    },
  },
  CardTermsChanged: {
    status: 409,
    level: warning,
    message: {
      en: 'What a new card costs has changed. Nothing was ordered. Look at the new fee and decide again.',
      es: 'Cambió lo que cuesta una tarjeta nueva. No se pidió nada. Revisa el costo y decide de nuevo.',
      fr: 'Le prix d’une nouvelle carte a changé. Rien n’a été commandé. Voyez le nouveau prix et décidez.',
    },
  },
  CardExpiryMismatch: {
    status: 400,
    level: error,
    message: {
      en: 'This isn’t the expiration date of your card. Check the card.',
      es: 'Ese no es el vencimiento de tu tarjeta. Revísala.',
      fr: 'Ce n’est pas la date d’expiration de votre carte. Vérifiez la carte.',
    },
  },
  CardDigitsMismatch: {
    status: 400,
    level: error,
    message: {
      en: 'These aren’t the last four digits of your card. Check the card.',
      es: 'Esos no son los últimos cuatro dígitos de tu tarjeta. Revísala.',
      fr: 'Ce ne sont pas les quatre derniers chiffres de votre carte. Vérifiez la carte.',
    },
  },
  CardActivationExhausted: {
    status: 429,
    level: limitExceeded,
    message: {
      en: 'That was too many tries for today. Your card is safe. Try again tomorrow, or call us.',
      es: 'Fueron demasiados intentos por hoy. Tu tarjeta está segura. Inténtalo mañana o llámanos.',
      fr: 'C’était trop d’essais pour aujourd’hui. Votre carte est en sécurité. Réessayez demain ou appelez-nous.',
    },
  },
  CardConsentRequired: {
    status: 403,
    level: warning,
    message: {
      en: 'Your guardian has to agree to the card first. Nothing was sent.',
      es: 'Primero tu tutor tiene que aceptar la tarjeta. No se envió nada.',
      fr: 'Votre tuteur doit d’abord accepter la carte. Rien n’a été envoyé.',
    },
  },
  CardApplicationIncomplete: {
    status: 409,
    level: warning,
    message: {
      en: 'A step of your application is still missing. Nothing was sent.',
      es: 'Aún falta un paso de tu solicitud. No se envió nada.',
      fr: 'Il manque encore une étape à votre demande. Rien n’a été envoyé.',
    },
  },
  AuthorizedSignatureNotValid: {
    status: 400,
    level: error,
    message: {
      en: 'This signature isn’t the name on your application. Nothing was sent.',
      es: 'Esta firma no es el nombre de tu solicitud. No se envió nada.',
      fr: 'Cette signature n’est pas le nom de votre demande. Rien n’a été envoyé.',
    },
  },
  CardPinWeak: {
    status: 400,
    level: error,
    message: {
      en: 'This PIN is easy to guess. Choose another one.',
      es: 'Este PIN es fácil de adivinar. Elige otro.',
      fr: 'Ce NIP est facile à deviner. Choisissez-en un autre.',
    },
  },
  AutoloadAmountBelowMinimum: {
    status: 400,
    level: warning,
    message: {
      en: 'An autoload is {min} at least.',
      es: 'Una carga automática es de {min} como mínimo.',
      fr: 'Un chargement automatique est d’au moins {min}.',
    },
  },
  AutoloadAmountAboveMaximum: {
    status: 400,
    level: warning,
    message: {
      en: 'An autoload is {max} at most.',
      es: 'Una carga automática es de {max} como máximo.',
      fr: 'Un chargement automatique est d’au plus {max}.',
    },
  },
  LowBalanceLimitBelowMinimum: {
    status: 400,
    level: warning,
    message: {
      en: 'A low balance starts at {min}.',
      es: 'Un saldo bajo es de {min} como mínimo.',
      fr: 'Un solde bas est d’au moins {min}.',
    },
  },
  LowBalanceLimitAboveMaximum: {
    status: 400,
    level: warning,
    message: {
      en: 'A low balance is {max} at most.',
      es: 'Un saldo bajo es de {max} como máximo.',
      fr: 'Un solde bas est d’au plus {max}.',
    },
  },
} as const satisfies ErrorKinds;
