import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de lo que se pide mostrar, cuando no se pudo cargar. */
export const texts = {
  failed: 'No pudimos cargar esto',
  failedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
