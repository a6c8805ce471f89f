import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, Info: info } = messageLevels;

/** What calls of the area are refused with. */
export const ridesErrors = {
  RideNotCreated: {
    status: 409,
    level: warning,
    message: {
      en: 'There is no ride between these two places. Choose others.',
      es: 'No hay viajes entre estos dos lugares. Elige otros.',
      fr: 'Il n’y a pas de course entre ces deux endroits. Choisissez-en d’autres.',
    },
  },
  RideNotBooked: {
    status: 409,
    level: info,
    message: {
      en: 'The ride couldn’t be booked. Nothing was held of your pay. Try again, or choose another car.',
      es: 'No se pudo reservar el viaje. No se retuvo nada de tu pago. Inténtalo de nuevo o elige otro auto.',
      fr: 'La course n’a pas pu être réservée. Rien n’a été retenu sur votre paie. Réessayez ou choisissez une autre voiture.',
    },
  },
  RidePriceChanged: {
    status: 409,
    level: info,
    message: {
      en: 'The price has changed. Nothing was booked. Look at the new price first.',
      es: 'El precio cambió. No se reservó nada. Mira primero el precio nuevo.',
      fr: 'Le prix a changé. Rien n’a été réservé. Regardez d’abord le nouveau prix.',
    },
  },
  RideInProgress: {
    status: 409,
    level: info,
    message: {
      en: 'You already have a ride. You can book another once it has ended.',
      es: 'Ya tienes un viaje. Podrás reservar otro cuando termine.',
      fr: 'Vous avez déjà une course. Vous pourrez en réserver une autre quand elle sera finie.',
    },
  },
  RideNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this ride.',
      es: 'No encontramos este viaje.',
      fr: 'Nous n’avons pas trouvé cette course.',
    },
  },
  RideNotCancellable: {
    status: 409,
    level: info,
    message: {
      en: 'This ride can’t be canceled any more.',
      es: 'Este viaje ya no se puede cancelar.',
      fr: 'Cette course ne peut plus être annulée.',
    },
  },
  RideReceiptNotReady: {
    status: 409,
    level: info,
    message: {
      en: 'There is no receipt for this ride yet.',
      es: 'Todavía no hay recibo de este viaje.',
      fr: 'Il n’y a pas encore de reçu pour cette course.',
    },
  },
  RideBirthDateNeeded: {
    status: 409,
    level: warning,
    message: {
      en: 'Tell us your date of birth before you book.',
      es: 'Dinos tu fecha de nacimiento antes de reservar.',
      fr: 'Donnez votre date de naissance avant de réserver.',
    },
  },
  RideTooYoung: {
    status: 409,
    level: warning,
    message: {
      en: 'You’re too young to book rides here.',
      es: 'Eres demasiado joven para reservar viajes aquí.',
      fr: 'Vous êtes trop jeune pour réserver des courses ici.',
    },
  },
} as const satisfies ErrorKinds;
