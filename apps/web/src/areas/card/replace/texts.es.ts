import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para cambiar la tarjeta por otra. */
export const texts = {
  titles: { page: 'Pide otra tarjeta' },
  reason: '¿Qué pasó con tu tarjeta?',
  reasonMissing: 'Elige qué pasó con tu tarjeta.',
  reasons: {
    Lost: { title: 'La perdí', text: 'No la encuentras.' },
    Damaged: { title: 'Está dañada', text: 'La tienes, pero no funciona.' },
    Stolen: { title: 'Me la robaron', text: 'Puede que otra persona la tenga.' },
  },
  address: 'A dónde va la tarjeta nueva',
  addressHint: 'Si la dirección es otra, primero te enviamos un código.',
  dead: 'Tu tarjeta ••{last4} deja de funcionar enseguida. El dinero sigue siendo tuyo.',
  facts: {
    fee: 'Comisión',
    free: 'Gratis',
    fromCard: '{fee}, de tu tarjeta',
    ifLost: '{fee} si la perdiste',
    arrives: 'Llega a más tardar',
    card: 'Tarjeta nueva',
    left: 'Queda en la tarjeta',
  },
  submit: 'Pedir otra tarjeta',
  submitFree: 'Pedir otra, gratis',
  submitFee: 'Pedir otra por {fee}',
  sending: 'Pidiéndola',
  notOrdered: 'No se pidió ninguna tarjeta',
  proof: 'Tu tarjeta nueva se va a enviar a otra dirección.',
  unknownTitle: 'Aún no sabemos si tu tarjeta se pidió',
  unknown: 'La respuesta se perdió en el camino. Averígualo antes de pedirla otra vez.',
  ask: 'Averiguar qué pasó',
  asking: 'Averiguando',
  doneTitle: 'Tu tarjeta nueva va en camino',
  done: 'La anterior ya no funciona. La nueva ya sirve para pagar en línea.',
  follow: 'Ver tu tarjeta',
} as const satisfies Translation<typeof english>;
