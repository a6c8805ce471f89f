import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la pregunta si un enlace puede abrir otra cuenta. */
export const texts = {
  titles: { continueAs: '¿Otra cuenta?' },
  ask: {
    title: '¿Seguir como {name}?',
    signedIn:
      'El enlace que abriste lleva a esa cuenta. Tu sesión es la de {current} y se cerraría en este dispositivo.',
    signedOut: 'El enlace que abriste lleva a esa cuenta. Antes entró otra persona en este dispositivo.',
    why: 'Si no te lo envió alguien de confianza, no sigas: lo que escribas o agregues allí quedaría en esa cuenta, no en la tuya.',
    continue: 'Seguir como {name}',
    stay: 'Seguir en la cuenta de {current}',
    pending: 'Abriendo la cuenta…',
  },
} as const satisfies Translation<typeof english>;
