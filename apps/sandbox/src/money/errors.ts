import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../http/error-kind.ts';

const { Error: error, Warning: warning, LimitExceeded: limitExceeded } = messageLevels;

export const moneyErrors = {
  InvalidAmount: {
    status: 400,
    level: error,
    message: {
      en: 'Enter an amount between {min} and {max}.',
      es: 'Escribe una cantidad entre {min} y {max}.',
      fr: 'Saisissez un montant entre {min} et {max}.',
    },
  },
  FundsNotAvailable: {
    status: 400,
    level: error,
    message: {
      en: 'There’s nothing to take right now. More appears after your next shift.',
      es: 'Ahora no hay nada disponible. Aparecerá más después de tu próximo turno.',
      fr: 'Rien n’est disponible pour l’instant. Il y en aura plus après votre prochain quart.',
    },
  },
  FundsAmountExceeds: {
    status: 400,
    level: error,
    message: {
      en: 'That’s more than you have. You can take up to {max}.',
      es: 'Es más de lo que tienes. Puedes tomar hasta {max}.',
      fr: 'C’est plus que ce que vous avez. Vous pouvez prendre jusqu’à {max}.',
    },
  },
  DailyLimitExceeded: {
    status: 400,
    level: limitExceeded,
    message: {
      en: 'That goes over your limit for today. You can still take {max} today.',
      es: 'Eso supera tu límite de hoy. Todavía puedes tomar {max} hoy.',
      fr: 'Cela dépasse votre limite du jour. Vous pouvez encore prendre {max} aujourd’hui.',
    },
  },
  ParallelNotAllowed: {
    status: 409,
    level: warning,
    message: {
      en: 'Another transfer is still on its way. Wait until it arrives and try again.',
      es: 'Otra transferencia sigue en camino. Espera a que llegue e inténtalo de nuevo.',
      fr: 'Un autre virement est en route. Attendez son arrivée et réessayez.',
    },
  },
  EWAServicesArePaused: {
    status: 403,
    level: warning,
    message: {
      en: 'Your employer has paused early pay for now. What you’ve earned is safe and comes on payday.',
      es: 'Tu empleador pausó el pago anticipado por ahora. Lo que ganaste está seguro y llega el día de pago.',
      fr: 'Votre employeur a suspendu la paie anticipée. Ce que vous avez gagné est en sécurité et sera versé le jour de paie.',
    },
  },
  AccessNotAvailable: {
    status: 403,
    level: warning,
    message: {
      en: 'Early pay isn’t open to you right now. Your home page says why, and when that changes.',
      es: 'El pago anticipado no está abierto para ti ahora. Tu página de inicio dice por qué y cuándo cambia.',
      fr: 'La paie anticipée ne vous est pas ouverte pour l’instant. Votre page d’accueil dit pourquoi et quand cela change.',
    },
  },
  PreviewExpired: {
    status: 409,
    level: warning,
    message: {
      en: 'These details are no longer up to date. Check the new ones; no money has moved.',
      es: 'Estos datos ya no están al día. Revisa los nuevos; no se movió dinero.',
      fr: 'Ces détails ne sont plus à jour. Vérifiez les nouveaux; aucun argent n’a été déplacé.',
    },
  },
  PreviewUsed: {
    status: 409,
    level: warning,
    message: {
      en: 'This transfer was already made. You’ll find it in your history.',
      es: 'Esta transferencia ya se hizo. La encontrarás en tu historial.',
      fr: 'Ce virement a déjà été fait. Vous le trouverez dans votre historique.',
    },
  },
  IdempotencyKeyReused: {
    status: 409,
    level: error,
    message: {
      en: 'This transfer doesn’t match the one we already have. Start again; no money has moved.',
      es: 'Esta transferencia no coincide con la que ya tenemos. Empieza de nuevo; no se movió dinero.',
      fr: 'Ce virement ne correspond pas à celui que nous avons. Recommencez; aucun argent n’a été déplacé.',
    },
  },
  TransferClosed: {
    status: 409,
    level: warning,
    message: {
      en: 'You chose not to send this transfer. No money has moved.',
      es: 'Elegiste no enviar esta transferencia. No se movió dinero.',
      fr: 'Vous avez choisi de ne pas envoyer ce virement. Aucun argent n’a été déplacé.',
    },
  },
  ContractNotAccepted: {
    status: 409,
    level: warning,
    message: {
      en: 'Read the agreement and agree to it first.',
      es: 'Primero lee el acuerdo y acéptalo.',
      fr: 'Lisez d’abord l’entente et acceptez-la.',
    },
  },
  InstrumentNotUsable: {
    status: 400,
    level: error,
    message: {
      en: 'This account or card can’t take the transfer. Choose another one.',
      es: 'Esta cuenta o tarjeta no puede recibir la transferencia. Elige otra.',
      fr: 'Ce compte ou cette carte ne peut pas recevoir le virement. Choisissez-en un autre.',
    },
  },
  InstrumentNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this account or card.',
      es: 'No encontramos esta cuenta o tarjeta.',
      fr: 'Nous n’avons pas trouvé ce compte ou cette carte.',
    },
  },
  TransactionNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this transfer.',
      es: 'No encontramos esta transferencia.',
      fr: 'Nous n’avons pas trouvé ce virement.',
    },
  },
  NotCancellable: {
    status: 409,
    level: warning,
    message: {
      en: 'This transfer has already been sent and can’t be cancelled.',
      es: 'Esta transferencia ya se envió y no se puede cancelar.',
      fr: 'Ce virement est déjà parti et ne peut pas être annulé.',
    },
  },
  TooManyShortcuts: {
    status: 400,
    level: limitExceeded,
    message: {
      en: 'You’ve saved as many transfers as you can. Delete one first.',
      es: 'Ya guardaste todas las transferencias que puedes. Borra una primero.',
      fr: 'Vous avez enregistré autant de virements que possible. Supprimez-en un d’abord.',
    },
  },
} as const satisfies ErrorKinds;
