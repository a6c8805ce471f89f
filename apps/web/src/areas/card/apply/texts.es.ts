import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para solicitar la tarjeta. */
export const texts = {
  titles: {
    terms: 'Tu tarjeta y sus términos',
    person: 'Sobre ti y tu casa',
    scan: 'Ten a la mano tu identificación',
    image: 'Una foto de tu identificación',
    review: 'Revisa tu solicitud',
  },
  steps: {
    label: 'Pasos de tu solicitud',
    terms: 'Términos',
    person: 'Sobre ti',
    scan: 'Identificación',
    review: 'Revisión',
  },
  kept: 'Puedes salir cuando quieras. Lo que escribiste queda guardado.',
  next: 'Continuar',
  saving: 'Guardando…',
  offlineText: 'Conéctate a internet para solicitar la tarjeta.',
  design: { name: 'La tarjeta {brand}', sample: 'Muestra' },
  terms: {
    text: 'Sin revisión de crédito ni comisión mensual. Mira las comisiones antes de aceptar nada.',
    failed: 'No pudimos cargar los términos',
    failedText: 'No has aceptado nada. Inténtalo de nuevo en un momento.',
    agree:
      '{count, plural, one {Leí el acuerdo y lo acepto} many {Leí los # de acuerdos y los acepto} other {Leí los # acuerdos y los acepto}}',
    read: 'Leer los acuerdos',
    before: 'Ya habías aceptado estos acuerdos. Puedes leerlos de nuevo.',
    missing: 'Lee los acuerdos, acepta cada uno y luego continúa.',
    notSaved: 'Tu aceptación aún no se guardó',
  },
  person: {
    text: 'La ley nos pide preguntar quién eres y dónde vives. Escríbelo como está en tu identificación.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    birthDate: 'Fecha de nacimiento',
    readAgain:
      'Si cambias tu nombre o tu fecha de nacimiento, tendremos que leer de nuevo tu identificación.',
    address: 'Dónde vives',
    addressHint: 'Ahí enviamos la tarjeta. No puede ser un apartado postal.',
    notSaved: 'Esto aún no se guardó',
  },
  problems: {
    firstName: {
      missing: 'Escribe tu nombre.',
      wrong: 'Usa solo letras, con un espacio o un guion entre nombres.',
    },
    lastName: {
      missing: 'Escribe tu apellido.',
      wrong: 'Usa solo letras, con un espacio o un guion entre apellidos.',
    },
    birthDate: {
      missing: 'Escribe tu fecha de nacimiento completa.',
      wrong: 'Revisa esta fecha: no puede ser la de tu nacimiento.',
      tooYoung: 'La tarjeta es para personas de 13 años o más.',
    },
  },
  scan: {
    text: 'Basta una foto del frente. Toma un minuto.',
    hints: 'Para que la foto se pueda leer',
    document: {
      title: 'Una identificación vigente',
      text: 'Licencia de conducir, identificación estatal o tarjeta de pasaporte',
    },
    light: {
      title: 'Buena luz, sin reflejos',
      text: 'Sobre una superficie oscura, con los cuatro bordes en la foto',
    },
    safe: { title: 'Bien protegida', text: 'La foto se lee una vez y nunca se guarda en este dispositivo' },
    why: 'La ley pide a todo emisor de tarjetas confirmar quiénes son sus clientes. No es una revisión de crédito.',
    begin: 'Tomar una foto',
    other: 'Usar otra identificación',
    doneTitle: 'Ya leímos tu identificación',
    done: 'Fue {when}. Aquí no hay nada más que hacer.',
  },
  image: {
    text: 'Mira la foto antes de usarla: ¿se lee cada palabra?',
    label: 'Frente de tu identificación',
    how: 'Ponla sobre una superficie oscura, con los cuatro bordes en el cuadro y sin reflejos.',
    reason: 'Para leer tu identificación.',
    noCamera:
      'Esta aplicación no puede usar la cámara. Elige una foto de tu identificación, o permite la cámara en los ajustes de tu teléfono.',
    send: 'Usar esta foto',
    reading: 'Leyendo tu identificación…',
    notSent: 'No se envió la foto',
    errors: {
      missing: 'Primero toma una foto de tu identificación.',
      unreadable: 'No pudimos leerla. Tómala de nuevo con mejor luz.',
      expired: 'Esta identificación venció. Usa una vigente.',
      other:
        'El nombre o la fecha de nacimiento de esta identificación no es lo que escribiste. Vuelve para cambiarlo, o usa tu propia identificación.',
    },
  },
  review: {
    text: 'Solicitarla es gratis y no afecta tu crédito.',
    person: 'Sobre ti',
    scan: 'Tu identificación',
    terms: 'Acuerdos',
    name: 'Nombre',
    birthDate: 'Fecha de nacimiento',
    address: 'Domicilio',
    read: 'Leída {when}',
    notRead: 'Aún no se ha leído',
    agreed: 'Leídos y aceptados',
    change: {
      person: 'Cambiar nombre o domicilio',
      scan: 'Ver tu identificación',
      terms: 'Leer de nuevo los acuerdos',
    },
    signature: 'Tu firma',
    signatureHint: 'Escribe tu nombre y apellido. Así firmas tu solicitud.',
    wrong: {
      Required: 'Firma con tu nombre y apellido.',
      AuthorizedSignatureNotValid: 'Firma con el nombre de tu solicitud: {name}.',
    },
    send: 'Solicitar la tarjeta',
    sending: 'Enviando la solicitud…',
    notSent: 'No se envió tu solicitud',
    proof: 'Para confirmar que eres tú quien la solicita.',
  },
  offer: {
    title: 'Obtén la tarjeta {brand}',
    text: 'Tu sueldo en una tarjeta tuya: gratis, sin revisión de crédito, y lista para pagar en internet en cuanto se aprueba.',
    action: 'Solicitar la tarjeta',
  },
  outcome: {
    review: {
      title: 'Estamos revisando tu solicitud',
      by: 'Recibirás un mensaje a más tardar el {day}. No tienes que hacer nada.',
      text: 'Pronto recibirás un mensaje. No tienes que hacer nada.',
      steps: 'Lo que sigue',
      sent: 'Solicitud recibida',
      checked: 'El banco compara tus datos',
      until: 'A más tardar el {day}',
      told: 'Recibes un mensaje. Si se aprueba, la tarjeta sirve en internet de inmediato',
    },
    rejected: {
      title: 'Tu solicitud no fue aprobada',
      again: 'Cambiar tus datos y solicitarla de nuevo',
      reasons: {
        IdentityNotConfirmed:
          'El motivo principal: no pudimos confirmar tu identidad con tu identificación y los datos que nos diste.',
        AddressNotConfirmed:
          'El motivo principal: no pudimos confirmar que vives en el domicilio que nos diste.',
        EarlierCardClosed: 'El motivo principal: el banco cerró una tarjeta anterior tuya.',
        unknown: 'Tienes derecho a saber por qué. Llámanos y te lo diremos.',
      },
      rights: 'Tus derechos',
      check:
        'Un servicio de identidad comparó tus datos, pero no tomó ninguna decisión. No fue una revisión de crédito, y tu crédito no se ve afectado.',
      report:
        'Durante {days} días puedes pedir gratis una copia de lo que ese servicio sabe de ti, y hacer que se corrija. Llámanos: te enviamos su dirección y el motivo por escrito.',
    },
  },
} as const satisfies Translation<typeof english>;
