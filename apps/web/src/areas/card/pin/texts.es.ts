import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del PIN de la tarjeta. */
export const texts = {
  titles: { page: 'Elige un PIN' },
  text: 'Lo necesitas en cajeros y en algunas tiendas. Elige cuatro dígitos que nadie pueda adivinar.',
  pin: 'PIN nuevo',
  again: 'PIN nuevo otra vez',
  submit: 'Guardar PIN',
  sending: 'Guardando',
  notSet: 'No se guardó el PIN',
  done: 'Tu PIN está listo.',
  proof: 'Se va a guardar el PIN de tu tarjeta.',
  wrong: {
    missing: 'Escribe cuatro dígitos.',
    sequence: 'Los dígitos seguidos son fáciles de adivinar. Elige otros.',
    repeat: 'Los dígitos repetidos son fáciles de adivinar. Elige otros.',
    birthday: 'Un cumpleaños es fácil de adivinar. Elige otros.',
    weak: 'Este PIN es fácil de adivinar, como tu cumpleaños o tu año de nacimiento. Elige otro.',
    different: 'No es el mismo PIN. Escríbelo de nuevo.',
  },
} as const satisfies Translation<typeof english>;
