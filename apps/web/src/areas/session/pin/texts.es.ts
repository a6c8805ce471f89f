import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del código que confirma un inicio de sesión. */
export const texts = {
  titles: { pin: 'Escribe tu código' },
  why: 'Este dispositivo es nuevo para nosotros, así que confirmamos que eres tú.',
  exhausted:
    'Ese fue el último código que podemos enviar esta vez. Para recibir otro, inicia sesión de nuevo.',
  notYou: '¿No eres tú? Inicia sesión de nuevo',
  help: '¿Cambió tu teléfono o tu correo?',
  first: {
    title: 'Confirmemos que eres tú',
    text: 'Enviaremos un código de 6 dígitos al número que termina en {last4}.',
  },
} as const satisfies Translation<typeof english>;
