import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la tarjeta para visitantes. */
export const texts = {
  titles: { page: 'Tarjeta' },
  heading: 'La tarjeta {brand}',
  text: 'Tu paga en una tarjeta, sin necesidad de un banco. La bloqueas con un toque. Inicia sesión para ver la tuya o para pedir una.',
  signIn: 'Iniciar sesión',
  signUp: 'Crear una cuenta',
} as const satisfies Translation<typeof english>;
