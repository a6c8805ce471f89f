import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de un enlace con token que espera: la respuesta de su usuario o la del servidor. */
export const texts = {
  titles: { continueAs: 'Abrir un enlace' },
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
  problem: {
    title: 'No pudimos comprobar ese enlace',
    offline:
      'No tienes conexión, así que el enlace no se usó. Conéctate a internet e inténtalo de nuevo; estos enlaces sirven por unos minutos.',
    down: 'El problema es nuestro y el enlace no se usó. Inténtalo de nuevo en un momento; estos enlaces sirven por unos minutos.',
    doubtTitle: 'No sabemos si ese enlace funcionó',
    doubt:
      'No llegó ninguna respuesta, así que puede que el enlace ya se haya usado. Puedes intentarlo de nuevo sin riesgo: si ya se usó, te lo diremos.',
    signedIn: 'Tu sesión sigue siendo la de {current}.',
    signedOut: 'Aquí no has iniciado sesión.',
    again: 'Aún no funcionó. Puedes intentarlo de nuevo.',
    pending: 'Comprobando el enlace…',
  },
} as const satisfies Translation<typeof english>;
