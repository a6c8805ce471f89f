import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { page: 'Declarar impuestos' },
  text: 'Declara tus impuestos con descuento. Te enviaremos el enlace a {email}.',
  leaves: 'El enlace lleva al sitio de otra empresa, con sus propios términos.',
  send: 'Recibir el enlace por correo',
  again: 'Enviarlo de nuevo',
  sending: 'Enviando…',
  sentTitle: 'Correo enviado',
  sent: 'Búscalo en {email}. Puede tardar un minuto.',
  failed: 'El correo no se envió',
} satisfies Translation<typeof english>;
