import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del código que se pide antes de algo importante. */
export const texts = {
  title: 'Confirma que eres tú',
  willSend: 'Te enviaremos un código de 6 dígitos.',
  willSendTo: 'Enviaremos un código de 6 dígitos a {to}.',
  sent: 'Enviamos un código de 6 dígitos a {to}. Es válido por 10 minutos.',
  send: 'Enviarme un código',
  exhausted: 'Ese fue el último código que podemos enviar por ahora. Inténtalo de nuevo en 10 minutos.',
  field: 'Código que te enviamos',
  missing: 'Escribe los 6 dígitos del código.',
  wrong:
    '{count, plural, one {Ese código no es correcto. Puedes intentarlo # vez más.} many {Ese código no es correcto. Puedes intentarlo # de veces más.} other {Ese código no es correcto. Puedes intentarlo # veces más.}}',
  expired: 'Ese código ya no sirve. Pide uno nuevo.',
  submit: 'Continuar',
  checking: 'Revisando tu código…',
  blockedTitle: 'Demasiados códigos incorrectos',
  blocked: 'Para proteger tu cuenta, espera un momento y vuelve a intentarlo. No se movió ningún dinero.',
  blockedFor: 'Puedes intentarlo otra vez en',
  blockOver: 'Ya puedes intentarlo otra vez.',
  resend: 'Enviar un código nuevo',
  resending: 'Enviando…',
  resendsLeft:
    '{count, plural, one {Puedes pedir # código más.} many {Puedes pedir # de códigos más.} other {Puedes pedir # códigos más.}}',
  toMail: 'Recibir el código por correo',
  toText: 'Recibir el código por mensaje',
  resendIn: '¿No llegó? Pide un código nuevo en',
  resent: 'Un código nuevo va en camino a {to}. El anterior ya no sirve.',
  byText: 'Revisa tus mensajes de texto',
  byMail: 'Revisa tu correo',
  sendText: 'Enviarme un código',
} as const satisfies Translation<typeof english>;
