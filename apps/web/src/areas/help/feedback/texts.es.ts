import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del formulario con que las personas dicen qué opinan del producto. */
export const texts = {
  title: 'Danos tu opinión',
  text: 'Leemos todos los mensajes. Si necesitas una respuesta hoy, mejor llámanos.',
  kind: '¿De qué se trata?',
  kinds: { idea: 'Una idea', problem: 'Algo que no funciona', praise: 'Algo que te gusta' },
  kindMissing: 'Elige de qué se trata.',
  message: 'Tu mensaje',
  messageHint: 'No incluyas contraseñas ni números de tarjetas o cuentas.',
  messageMissing: 'Escribe lo que quieres decirnos.',
  tooMany: 'Es todo lo que podemos recibir en un día. Envía el resto mañana o llámanos.',
  mayContact: 'Pueden comunicarse conmigo sobre esto',
  send: 'Enviar',
  sending: 'Enviando',
  failedTitle: 'Tu mensaje no se envió',
  sent: 'Gracias. Tu mensaje se envió.',
} as const satisfies Translation<typeof english>;
