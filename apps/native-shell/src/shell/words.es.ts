import type { ShellWords } from './shell-words.ts';

/** Textos de la aplicación nativa. */
export const words: ShellWords = {
  permissions: {
    camera: {
      title: '¿Usar la cámara?',
      text: 'Sirve para fotografiar documentos y leer códigos QR. Nada se guarda en este teléfono.',
    },
    contacts: {
      title: '¿Ver tus contactos?',
      text: 'Solo se usan las personas que elijas. Las demás se quedan en este teléfono.',
    },
    location: {
      title: '¿Usar tu ubicación?',
      text: 'Ayuda a notar si otra persona inicia sesión con tu nombre.',
    },
    push: {
      title: '¿Enviar notificaciones?',
      text: 'Te avisamos cuando llegue dinero y cuando haga falta que hagas algo.',
    },
  },
  carryOn: 'Continuar',
  notNow: 'Ahora no',
  blocked: {
    title: 'Está desactivado para esta aplicación',
    text: 'Puedes permitirlo en los ajustes del teléfono, en esta aplicación.',
    accept: 'Abrir los ajustes',
    dismiss: 'Ahora no',
  },
  camera: { take: 'Tomar la foto', close: 'Cerrar' },
  troubles: {
    offline: {
      title: 'Sin conexión',
      text: 'Revisa el wifi o los datos móviles. Lo que escribiste sigue ahí.',
      action: 'Reintentar',
    },
    unavailable: {
      title: 'No podemos responder ahora',
      text: 'No es tu teléfono. Inténtalo de nuevo en unos minutos.',
      action: 'Reintentar',
    },
    untrusted: {
      title: 'Esta conexión no es segura',
      text: 'No se envió nada. Revisa la fecha del teléfono o usa otra red.',
      action: 'Reintentar',
    },
    crashed: {
      title: 'La aplicación se detuvo',
      text: 'Nada se envió dos veces. Ábrela de nuevo para ver cómo quedó todo.',
      action: 'Abrir de nuevo',
    },
  },
  lock: {
    title: 'Bloqueada',
    text: 'Usa tu rostro o tu huella para continuar.',
    action: 'Desbloquear',
    reason: 'Desbloquea para ver tu dinero',
    tooManyTries: 'Demasiados intentos. Bloquea y desbloquea el teléfono, y vuelve a intentarlo.',
    signIn: 'Iniciar sesión con tu contraseña',
  },
};
