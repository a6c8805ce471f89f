import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos que comparten las páginas de la tarjeta. */
export const texts = {
  failed: 'No pudimos cargar tu tarjeta',
  failedText: 'Tu dinero y tu tarjeta están bien. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para ver tu tarjeta.',
  why: {
    none: 'Aún no tienes tarjeta',
    underReview: 'Tu solicitud está en revisión',
    rejected: 'Tu solicitud no fue aprobada',
    toActivate: 'Primero activa tu tarjeta',
    pinDue: 'Tu tarjeta necesita un PIN primero',
    open: 'No hace falta con tu tarjeta',
    locked: 'Primero desbloquea tu tarjeta',
    blocked: 'Tu tarjeta está bloqueada',
    reported: 'Tu tarjeta se reportó como perdida',
    closed: 'Tu tarjeta está cerrada',
    alreadyActive: 'Tu tarjeta está activa',
    notLocked: 'Tu tarjeta no está bloqueada',
    alreadyThere: 'Ya tienes una tarjeta',
  },
  address: {
    addressLine1: {
      missing: 'Escribe tu calle y número.',
      tooLong: 'Usa 50 caracteres como máximo.',
      postBox: 'Escribe dónde vives. Un apartado postal no es un domicilio.',
    },
    addressLine2: { tooLong: 'Usa 50 caracteres como máximo.' },
    city: { missing: 'Escribe tu ciudad.', tooLong: 'Usa 50 caracteres como máximo.' },
    state: {
      missing: 'Elige tu estado.',
      noCards: 'La tarjeta no está disponible en los territorios de EE. UU. Elige uno de los estados.',
    },
    zipcode: {
      missing: 'Escribe tu código postal.',
      wrong: 'El código postal tiene 5 dígitos, o 9 con guion.',
    },
  },
} as const satisfies Translation<typeof english>;
