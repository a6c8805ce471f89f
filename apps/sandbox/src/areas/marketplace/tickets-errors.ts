import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Info: info, Warning: warning } = messageLevels;

/** What calls about movie tickets are refused with. */
export const ticketsErrors = {
  NoTicketsForDate: {
    status: 409,
    level: warning,
    message: {
      en: 'There are no tickets for the selected date. Choose another day or another ticket.',
      es: 'No hay boletos para la fecha elegida. Elige otro día u otro boleto.',
      fr: 'Il n’y a pas de billets pour la date choisie. Choisissez un autre jour ou un autre billet.',
    },
  },
  TicketLimitReached: {
    status: 409,
    level: warning,
    message: {
      en: 'You’ve reached the ticket limit for this month. You can buy more from the 1st of next month.',
      es: 'Llegaste al límite de boletos de este mes. Podrás comprar más desde el 1 del próximo mes.',
      fr: 'Vous avez atteint la limite de billets de ce mois-ci. Vous pourrez en acheter d’autres dès le 1er du mois prochain.',
    },
  },
  TicketPriceChanged: {
    status: 409,
    level: info,
    message: {
      en: 'The price has changed. Nothing was bought. Look at the new price first.',
      es: 'El precio cambió. No se compró nada. Mira primero el precio nuevo.',
      fr: 'Le prix a changé. Rien n’a été acheté. Regardez d’abord le nouveau prix.',
    },
  },
} as const satisfies ErrorKinds;
