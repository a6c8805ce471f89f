import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para cambiar el correo o el teléfono. */
export const texts = {
  titles: { email: 'Correo electrónico', phone: 'Número de teléfono' },
  send: 'Enviar un código allí',
  confirm: 'Escribe el código que enviamos a {to}',
  exhausted: 'Ese fue el último código que podemos enviar por ahora. Inténtalo de nuevo en 15 minutos.',
  email: {
    text: 'Ahora es {email}. Para cambiarlo, escribe un código de ese correo y otro del nuevo. ¿Ya no tienes acceso? Llámanos.',
    field: 'Correo electrónico nuevo',
    confirmText:
      'Con él, este será tu correo. Avisamos al anterior y cerramos la sesión de tus otros dispositivos.',
    saved: 'Se cambió tu correo electrónico. Avisamos al anterior.',
    problems: {
      missing: 'Escribe tu correo electrónico nuevo.',
      wrong: 'Escribe un correo completo, como nombre@ejemplo.com.',
      same: 'Ese ya es tu correo electrónico.',
    },
  },
  phone: {
    text: 'Ahora es {phone}. Para cambiarlo, escribe un código de ese número y otro del nuevo. ¿Ya no tienes acceso? Llámanos.',
    field: 'Número de teléfono nuevo',
    confirmText:
      'Con él, este será tu número. Avisamos al anterior y cerramos la sesión de tus otros dispositivos.',
    saved: 'Se cambió tu número de teléfono. Avisamos al anterior.',
    problems: {
      missing: 'Escribe tu número de teléfono nuevo.',
      wrong: 'Escribe el número completo, con su código de área.',
      same: 'Ese ya es tu número de teléfono.',
    },
  },
} as const satisfies Translation<typeof english>;
