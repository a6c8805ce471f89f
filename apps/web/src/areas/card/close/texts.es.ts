import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para cerrar la tarjeta. */
export const texts = {
  titles: { page: 'Cierra tu tarjeta' },
  card: 'Tarjeta',
  left: 'Queda en la tarjeta',
  notEmpty: 'Todavía hay dinero en tu tarjeta',
  notEmptyText: 'Primero sácalo, a una cuenta bancaria o a otro lugar tuyo. Luego cierra la tarjeta.',
  moveOut: 'Sacar el dinero',
  means: 'Deja de funcionar enseguida y ya no puede recibir dinero. Más adelante puedes pedir otra.',
  question: '¿Cerrar la tarjeta ••{last4}?',
  submit: 'Cerrar tarjeta',
  keep: 'Conservarla',
  sending: 'Cerrando',
  notClosed: 'Tu tarjeta no se cerró',
  done: 'La tarjeta ••{last4} está cerrada.',
} as const satisfies Translation<typeof english>;
