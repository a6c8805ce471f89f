import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del código que se pide antes de algo importante. */
export const texts = {
  title: 'Confirma que eres tú',
  willSend: 'Te enviaremos un código de 6 dígitos.',
  sent: 'Enviamos un código de 6 dígitos a {to}. Es válido por 10 minutos.',
  send: 'Enviarme un código',
  exhausted: 'Ese fue el último código que podemos enviar por ahora. Inténtalo de nuevo en 10 minutos.',
} as const satisfies Translation<typeof english>;
