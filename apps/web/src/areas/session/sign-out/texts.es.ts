import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la pregunta si otro sitio puede cerrar la sesión de alguien. */
export const texts = {
  titles: { signOut: '¿Cerrar sesión?' },
  ask: {
    title: '¿Quieres cerrar sesión?',
    text: 'Lo pide un enlace de otro sitio. Si no lo esperabas, sigue con la sesión abierta: no pasa nada.',
    signOut: 'Cerrar sesión',
    stay: 'Seguir con la sesión abierta',
  },
} as const satisfies Translation<typeof english>;
