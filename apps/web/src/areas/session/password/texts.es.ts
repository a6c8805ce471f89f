import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para elegir una contraseña nueva. */
export const texts = {
  titles: {
    change: 'Cambia tu contraseña',
  },
  change: {
    text: 'Se cerrará tu sesión en todos los demás dispositivos.',
    forcedTitle: 'Elige una contraseña nueva',
    forcedText: 'Antes de seguir, hay que reemplazar la contraseña con la que iniciaste sesión.',
    current: 'Contraseña actual',
    currentMissing: 'Escribe la contraseña que tienes ahora.',
    currentWrong: 'Esa no es tu contraseña actual.',
    submit: 'Cambiar la contraseña',
    pending: 'Cambiando tu contraseña…',
    done: 'Tu contraseña ya cambió.',
    already: 'Tu contraseña ya se había cambiado. Vale la que elegiste entonces.',
    visitorTitle: 'Primero inicia sesión',
    visitorText: 'Después puedes elegir una contraseña nueva.',
  },
} as const satisfies Translation<typeof english>;
