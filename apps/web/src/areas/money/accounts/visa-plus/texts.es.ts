import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para agregar una cuenta de otro servicio con su nombre de pago de Visa+. */
export const texts = {
  titles: { page: 'Agregar una cuenta Visa+' },
  add: 'Nombre de pago de Visa+',
  addText: 'Para Venmo, PayPal y otras apps; recibe tu pago en minutos',
  text: 'Con Visa+, tu pago va a una cuenta de otra app, como Venmo o PayPal. No necesitas un número de cuenta, solo tu nombre de pago ahí.',
  payname: 'Tu nombre de pago de Visa+',
  hint: 'Por ejemplo, maya.torres+venmo. Lo encuentras en los ajustes de esa app.',
  submit: 'Agregar este nombre',
  adding: 'Buscándolo…',
  added: 'Se agregó el nombre de pago. Te enviamos un aviso.',
  failed: 'No se agregó el nombre de pago',
  proof: 'Estás agregando un destino para tu pago, así que confirmamos que eres tú.',
  byNumbers: 'Agregar una cuenta bancaria con sus números',
  problems: {
    Required: 'Escribe tu nombre de pago.',
    PayNameNotValid: 'Un nombre de pago lleva tu nombre, un signo de más y la app, como maya.torres+venmo.',
    PayNameNotFound: 'Nadie tiene este nombre de pago. Cópialo de la app a la que pertenece.',
    OtherService: 'Ese nombre de pago es de otra app. Los de PayPal terminan en +paypal.',
    InstrumentExists: 'Este nombre de pago ya está en tu lista.',
  },
} as const satisfies Translation<typeof english>;
