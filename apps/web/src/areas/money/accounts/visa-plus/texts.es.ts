import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para agregar una cuenta de otro servicio con su nombre de pago de Visa+. */
export const texts = {
  titles: { page: 'Agregar una cuenta Visa+' },
  text: 'Con Visa+, tu pago va a una cuenta de otra app, como Venmo o PayPal. No necesitas un número de cuenta, solo tu nombre de pago ahí.',
  payname: 'Tu nombre de pago de Visa+',
  hint: 'Por ejemplo, maya.torres+venmo. Lo encuentras en los ajustes de esa app.',
} as const satisfies Translation<typeof english>;
