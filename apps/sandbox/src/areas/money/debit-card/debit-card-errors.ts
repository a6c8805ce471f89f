import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, LimitExceeded: limitExceeded } = messageLevels;

export const debitCardErrors = {
  CardPageUnavailable: {
    status: 409,
    level: warning,
    message: {
      en: 'Cards can’t be checked right now. Nothing was added or changed. Try again in a few minutes.',
      es: 'Ahora no se pueden comprobar tarjetas. No se agregó ni cambió nada. Inténtalo de nuevo en unos minutos.',
      fr: 'Les cartes ne peuvent pas être vérifiées pour l’instant. Rien n’a été ajouté ni modifié. Réessayez dans quelques minutes.',
    },
  },
  CardTokenExpired: {
    status: 409,
    level: warning,
    message: {
      en: 'It’s been a while since you typed the card. Type its number, expiration date and security code again.',
      es: 'Pasó un rato desde que escribiste la tarjeta. Escribe de nuevo el número, el vencimiento y el código de seguridad.',
      fr: 'La carte a été saisie il y a un moment. Saisissez de nouveau le numéro, la date d’expiration et le code de sécurité.',
    },
  },
  CardExists: {
    status: 409,
    level: warning,
    message: {
      en: 'This card is already in your list.',
      es: 'Esta tarjeta ya está en tu lista.',
      fr: 'Cette carte est déjà dans votre liste.',
    },
  },
  CardNotDebit: {
    status: 400,
    level: error,
    message: {
      en: 'This is a credit card. Pay can only go to a debit card or a bank account.',
      es: 'Es una tarjeta de crédito. Tu pago solo puede ir a una tarjeta de débito o a una cuenta bancaria.',
      fr: 'C’est une carte de crédit. La paie ne peut aller que sur une carte de débit ou dans un compte bancaire.',
    },
  },
  ProductCardNotAllowed: {
    status: 400,
    level: error,
    message: {
      en: 'This card was issued by us, so it can’t be added as a card of another bank.',
      es: 'Esta tarjeta la emitimos nosotros, así que no se puede agregar como tarjeta de otro banco.',
      fr: 'C’est nous qui avons émis cette carte; elle ne peut donc pas être ajoutée comme carte d’une autre banque.',
    },
  },
  UsBankCardNotAllowed: {
    status: 400,
    level: error,
    message: {
      en: 'Cards of U.S. Bank can’t take our transfers. Add the account behind the card by its numbers instead.',
      es: 'Las tarjetas de U.S. Bank no pueden recibir nuestras transferencias. Agrega la cuenta de la tarjeta con sus números.',
      fr: 'Les cartes de U.S. Bank ne peuvent pas recevoir nos virements. Ajoutez plutôt le compte lié à la carte par ses numéros.',
    },
  },
  CardNeedsAccount: {
    status: 400,
    level: error,
    message: {
      en: 'This card doesn’t take instant transfers. Enter the numbers of the account behind it.',
      es: 'Esta tarjeta no recibe transferencias instantáneas. Escribe los números de la cuenta que está detrás de ella.',
      fr: 'Cette carte n’accepte pas les virements immédiats. Saisissez les numéros du compte qui y est lié.',
    },
  },
  CardDeclined: {
    status: 400,
    level: error,
    message: {
      en: 'The bank of this card says no. Check the card, or call the number on its back.',
      es: 'El banco de esta tarjeta la rechazó. Revisa la tarjeta o llama al número que está al dorso.',
      fr: 'La banque de cette carte l’a refusée. Vérifiez la carte ou appelez le numéro qui figure au dos.',
    },
  },
  CardAddressMismatch: {
    status: 400,
    level: error,
    message: {
      en: 'The bank has another billing address for this card. Enter the one on your statements.',
      es: 'El banco tiene otra dirección de facturación para esta tarjeta. Escribe la de tus estados de cuenta.',
      fr: 'La banque a une autre adresse de facturation pour cette carte. Saisissez celle de vos relevés.',
    },
  },
  CardTriesUsedUp: {
    status: 429,
    level: limitExceeded,
    message: {
      en: 'Too many cards were declined today. Try again tomorrow, or add a bank account.',
      es: 'Hoy se rechazaron demasiadas tarjetas. Inténtalo mañana o agrega una cuenta bancaria.',
      fr: 'Trop de cartes ont été refusées aujourd’hui. Réessayez demain ou ajoutez un compte bancaire.',
    },
  },
  DebitCardFailedToUpdate: {
    status: 409,
    level: warning,
    message: {
      en: 'The card couldn’t be updated, so it stays as it was. Try again, or use another card.',
      es: 'No se pudo actualizar la tarjeta, así que sigue como estaba. Inténtalo de nuevo o usa otra tarjeta.',
      fr: 'La carte n’a pas pu être mise à jour; elle reste comme avant. Réessayez ou utilisez une autre carte.',
    },
  },
} as const satisfies ErrorKinds;
