import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del trabajo que hace el dispositivo para mostrar que no pregunta un robot. */
export const texts = {
  captcha: {
    label: 'Comprobación contra robots',
    text: 'Tu dispositivo está resolviendo una breve comprobación contra robots. No tienes que hacer nada.',
    step: '{solved} de {rounds} listas',
  },
} as const satisfies Translation<typeof english>;
