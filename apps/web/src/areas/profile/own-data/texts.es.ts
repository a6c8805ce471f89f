import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la descarga de los datos propios. */
export const texts = {
  title: 'Tus datos',
  text: 'Quién eres, tus ajustes, dispositivos, acuerdos, cuentas y transferencias, en un solo archivo (JSON). Los números de cuenta van ocultos.',
  download: 'Descargar tus datos',
  collecting: 'Reuniendo tus datos',
  failed: 'No pudimos reunir tus datos',
  failedText: 'No se guardó nada. Inténtalo de nuevo en un momento.',
} as const satisfies Translation<typeof english>;
