import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del número con el que empieza el registro, y de su código. */
export const texts = {
  titles: { createUser: 'Crear cuenta', verifyPin: 'Confirma tu teléfono' },
  phone: {
    title: '¿Cuál es tu número de celular?',
    text: 'Te enviaremos un código para confirmar que es tuyo. Después entrarás con este número.',
    label: 'Número de celular',
    rates: 'Se aplican las tarifas de mensajes de tu compañía.',
    missing: 'Escribe tu número de celular.',
    short: 'Escribe el número completo, con su código de área.',
    unreachable: 'Los mensajes no llegan a este número. Usa un celular, no un teléfono fijo ni de internet.',
    send: 'Enviarme un código',
    sending: 'Enviando…',
    next: 'Continuar',
    downTitle: 'No pudimos enviar el código',
    direct: 'Empezar por mi empleador',
    known: '¿Ya tienes cuenta?',
  },
  resume: {
    title: 'Empezaste a registrarte con {to}',
    text: 'Tus respuestas siguen aquí.',
    continue: 'Seguir donde estaba',
    startOver: 'Empezar de nuevo',
  },
  work: {
    title: 'Te damos la bienvenida, {name}',
    text: '{employer} confirma que eres tú. Solo faltan tu celular y tu correo.',
    notMe: 'No soy {name}',
  },
  exhausted: 'Ese fue el último código que podemos enviar por ahora. Espera 15 minutos y vuelve a empezar.',
  otherNumber: 'Usar otro número',
  signIn: 'Iniciar sesión',
  forgot: 'Olvidé mi contraseña',
  taken: {
    AlreadyRegisteredActive: {
      title: 'Ya tienes una cuenta',
      text: 'Este número ya está registrado. Inicia sesión con él o elige una contraseña nueva.',
    },
    Deactive: {
      title: 'Esta cuenta está cerrada',
      text: 'La cuenta de este número se cerró. Llámanos si quieres recuperarla.',
    },
    NeedActivation: {
      title: 'Tu cuenta está casi lista',
      text: 'Alguien abrió una cuenta con este número y falta activarla. Inicia sesión para hacerlo o llámanos.',
    },
    PhoneCarrierNotValidated: {
      title: 'No podemos usar este número',
      text: 'Los mensajes no le llegan bien. Usa otro celular.',
    },
  },
} as const satisfies Translation<typeof english>;
