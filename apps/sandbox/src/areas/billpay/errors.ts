import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, Info: info } = messageLevels;

/** What calls of the area are refused with. */
export const billpayErrors = {
  BillNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this bill.',
      es: 'No encontramos esta factura.',
      fr: 'Nous n’avons pas trouvé cette facture.',
    },
  },
  BillNotChangeable: {
    status: 409,
    level: info,
    message: {
      en: 'This bill has changed in the meantime, and that can’t be done any more.',
      es: 'Esta factura cambió mientras tanto y eso ya no se puede hacer.',
      fr: 'Cette facture a changé entre-temps, et ce n’est plus possible.',
    },
  },
  BillPlanNotValid: {
    status: 400,
    level: warning,
    message: {
      en: 'This bill can’t be added like that. Check the amount, the day it’s due and when it ends.',
      es: 'Esta factura no se puede agregar así. Revisa el monto, la fecha de vencimiento y cuándo termina.',
      fr: 'Cette facture ne peut pas être ajoutée ainsi. Vérifiez le montant, l’échéance et la fin.',
    },
  },
  BillPaymentDayNotValid: {
    status: 400,
    level: warning,
    message: {
      en: 'A payment can’t leave on that day. Choose another one.',
      es: 'Un pago no puede salir ese día. Elige otro.',
      fr: 'Un paiement ne peut pas partir ce jour-là. Choisissez-en un autre.',
    },
  },
  BillPaymentUnderway: {
    status: 409,
    level: info,
    message: {
      en: 'This payment is still on its way. It can be traced once it has arrived.',
      es: 'Este pago todavía está en camino. Se puede rastrear cuando haya llegado.',
      fr: 'Ce paiement est encore en route. Il pourra être retracé une fois arrivé.',
    },
  },
} as const satisfies ErrorKinds;
