import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de una contraseña olvidada. */
export const texts = {
  titles: {
    page: 'Recupera tu acceso',
  },
  title: 'Recupera tu acceso',
  text: 'Dinos cómo contactarte. Te enviamos un código y con él eliges una contraseña nueva.',
  identifier: 'Teléfono o correo electrónico',
  identifierMissing: 'Escribe tu teléfono o tu correo.',
  identifierWrong: 'Escribe un teléfono de 10 dígitos o un correo como ana@example.com.',
  send: 'Enviarme un código',
  sending: 'Enviando…',
  codeTitle: 'Elige una contraseña nueva',
  codeText:
    'Si {identifier} es de una cuenta, el código va en camino. Es válido por 10 minutos. La contraseña anterior sirve hasta que pongas una nueva.',
  code: 'Código que te enviamos',
  codeMissing: 'Escribe los 6 dígitos del código.',
  set: 'Guardar la contraseña nueva',
  setting: 'Guardando tu contraseña…',
  again: '¿No llegó? Pide otro código',
  done: 'Tu contraseña nueva ya funciona. Inicia sesión con ella.',
  help: '¿Cambió tu teléfono o tu correo?',
} as const satisfies Translation<typeof english>;
