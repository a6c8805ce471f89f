import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de un documento que se puede leer y guardar. */
export const texts = {
  notKept: 'Tenemos la fecha de este acuerdo, pero no su texto. Llámanos y te enviaremos una copia.',
  pdf: 'Guardar como PDF',
  saving: 'Guardando…',
  agreedBy: 'Aceptado por',
} as const satisfies Translation<typeof english>;
