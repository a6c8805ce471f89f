import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** The same in Spanish. */
export const texts = {
  titles: { page: 'La autorización de tu tutor' },
  ask: {
    title: 'Pídeselo a tu padre, madre o tutor',
    text: 'Tienes menos de 18 años, así que tu padre, madre o tutor debe autorizar la tarjeta. Le enviamos un enlace; no necesita una cuenta. Mientras tanto, puedes cobrar tu sueldo.',
    label: 'Teléfono de tu padre, madre o tutor',
    rates: 'Solo le escribimos sobre esta autorización. Pueden aplicarse tarifas de mensajes y datos.',
    send: 'Enviar el enlace',
    missing: 'Escribe su número de teléfono.',
    short: 'Ese número es demasiado corto.',
    own: 'Ese es tu propio número. Escribe el de tu padre, madre o tutor.',
  },
  sending: 'Enviando…',
  notSent: 'No pudimos enviar el enlace',
  notSentText: 'Enviamos tres al día como máximo. Inténtalo más tarde o llámanos.',
  waiting: {
    title: 'Esperamos a tu padre, madre o tutor',
    text: 'Lee qué significa la tarjeta y la autoriza desde su teléfono. Lo verás aquí en cuanto lo haga.',
    expiredTitle: 'El enlace venció',
    expired: 'Los enlaces sirven 7 días. Envía uno nuevo, que reemplaza al anterior.',
    remind: 'Enviar el enlace otra vez',
    sendNew: 'Enviar un enlace nuevo',
    other: 'Usar otro número',
    sentTitle: 'El enlace va en camino',
    sent: 'Enviamos un mensaje al número que termina en {end}.',
    to: 'Al número que termina en {end}, {when}',
  },
  given: {
    title: 'Tu padre, madre o tutor dio su autorización',
    text: 'Ya puedes tener la tarjeta.',
    home: 'Ir al inicio',
  },
  failed: 'No pudimos consultar la autorización',
  failedText: 'Inténtalo en un momento. Tu sueldo no cambia.',
  offline: 'Conéctate a internet e inténtalo otra vez.',
} as const satisfies Translation<typeof english>;
