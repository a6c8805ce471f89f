import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la pantalla de inicio de sesión. */
export const texts = {
  titles: { welcome: 'Te damos la bienvenida', login: 'Iniciar sesión' },
  welcome: { signUp: 'Crear una cuenta', help: '¿Tienes preguntas?' },
  login: {
    identifier: 'Teléfono o correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión…',
    signUp: '¿Primera vez aquí? Crea tu cuenta',
    forgot: '¿Olvidaste tu contraseña?',
    work: 'Entrar con una cuenta del trabajo',
    help: '¿Problemas para entrar?',
  },
  passkey: {
    signIn: 'Entrar con una llave de acceso',
    pending: 'Esperando a tu dispositivo…',
    failed: 'Todavía no iniciaste sesión',
    failedText: 'Inténtalo de nuevo o usa tu contraseña.',
  },
  errors: {
    identifierMissing: 'Escribe tu teléfono o tu correo.',
    identifierWrong: 'Escribe un teléfono de 10 dígitos o un correo como ana@example.com.',
    passwordMissing: 'Escribe tu contraseña.',
    wrongTitle: 'Los datos no coinciden',
    wrong: 'Revisa tu teléfono o correo y tu contraseña, e inténtalo de nuevo.',
    blockedTitle: 'Demasiados intentos',
    blocked:
      '{count, plural, one {Por tu seguridad, pausamos el acceso. Inténtalo en # minuto.} many {Por tu seguridad, pausamos el acceso. Inténtalo en # de minutos.} other {Por tu seguridad, pausamos el acceso. Inténtalo en # minutos.}}',
    blockedOver: 'Ya puedes intentarlo de nuevo.',
    deactivatedTitle: 'Esta cuenta está cerrada',
    deactivated: 'Si crees que es un error, llama a {supportName}.',
    downTitle: 'No podemos iniciar tu sesión ahora',
    down: 'El problema es nuestro. Inténtalo en un momento; lo que escribiste sigue aquí.',
    clockTitle: 'El reloj de tu dispositivo no tiene la hora correcta',
    clock: 'Pon la fecha y la hora en automático en los ajustes de tu dispositivo e inténtalo de nuevo.',
  },
} as const satisfies Translation<typeof english>;
