import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de los ajustes del inicio de sesión en dos pasos. */
export const texts = {
  titles: { page: 'Inicio de sesión en dos pasos' },
  text: 'En un dispositivo nuevo podemos pedirte un código que solo recibes tú. Así, una contraseña robada no basta para entrar en tu cuenta.',
  legend: 'Código en dispositivos nuevos',
  byText: 'Por mensaje de texto',
  byMail: 'Por correo electrónico',
  off: 'Desactivado',
  offText: 'Tu contraseña basta en cualquier dispositivo.',
  goTo: 'Los códigos llegan a {to}.',
  save: 'Guardar',
  saving: 'Guardando…',
  proof: 'Estás cambiando cómo inicias sesión, así que confirmamos que eres tú.',
  notProved: 'Todavía no ha cambiado nada. Escribe el código que te enviamos para guardarlo.',
  saveFailed: 'No se guardó tu elección',
  turnedOn: 'Ahora se necesita un código para entrar en un dispositivo nuevo. Te enviamos un aviso.',
  turnedOff: 'Los dispositivos nuevos ya no necesitan un código. Te enviamos un aviso.',
  moved: 'Tus códigos ahora llegan a otro lugar. Te enviamos un aviso.',
  loadFailed: 'No pudimos cargar tus ajustes',
  loadFailedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
