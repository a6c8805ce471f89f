import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para invitar a alguien. */
export const texts = {
  titles: { page: 'Invitar a alguien' },
  who: '¿Quién es?',
  audience: { Coworker: 'Del trabajo', Friend: 'Amistad' },
  how: '¿Cómo?',
  channel: { textMessage: 'Mensaje', qrCode: 'Código QR', inviteURL: 'Enlace' },
  name: 'Su nombre',
  nameHint: 'Solo lo ves tú, en tu lista.',
  phone: 'Su número de teléfono',
  once: 'Le escribimos una sola vez, en tu nombre y solo sobre esto. Puede rechazar más invitaciones.',
  adult: 'Tiene 18 años o más y quiere saber de mí',
  problems: {
    name: { missing: 'Escribe un nombre para saber quién es.', long: 'Escribe un nombre más corto.' },
    phone: {
      missing: 'Escribe su número de teléfono.',
      short: 'Ese número es demasiado corto.',
      own: 'Ese es tu propio número. Escribe el de otra persona.',
      notInvitable:
        'No podemos enviar una invitación a este número: ya recibió una o su dueño no quiere recibirlas. Comparte tu enlace.',
      exhausted: 'Ya enviaste todas las que puedes por ahora. Comparte tu enlace o inténtalo mañana.',
    },
    isAdult: 'Las personas que invites deben tener 18 años o más.',
  },
  send: 'Enviar la invitación',
  sending: 'Enviando…',
  notSent: 'La invitación no se envió',
  fullTitle: 'Ya enviaste todos los mensajes que puedes por ahora',
  full: 'Comparte tu enlace o tu código, o inténtalo mañana.',
  sentTitle: 'La invitación va en camino',
  sent: 'Le escribimos a {name}. Verás en tu lista cuando se registre, y tu recompensa llegará a tus cuentas en cuanto se abra la suya.',
  done: 'Ver tus invitaciones',
  more: 'Invitar a alguien más',
  scan: 'Pídele que lo escanee con la cámara de su teléfono.',
  codeLabel: 'Código que abre tu invitación',
  orCode: 'O puede escribir {code} al registrarse.',
  pass: 'Envía este enlace a gente que conoces, en cualquier aplicación.',
  link: 'Tu enlace',
  share: 'Compartirlo',
  shared: 'Únete a {brand} y retira lo que ya ganaste antes del día de pago.',
} as const satisfies Translation<typeof english>;
