import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Palabras que comparten los pasos de entrada. */
export const texts = {
  offlineTitle: 'No tienes conexión',
  offline: 'Conéctate a internet e inténtalo de nuevo. No se pierde nada.',
  downTitle: 'No se pudo completar',
  down: 'El problema es nuestro. Inténtalo en un momento.',
  call: 'Llama al {{supportPhone}}',
  signIn: 'Ir a iniciar sesión',
} as const satisfies Translation<typeof english>;
