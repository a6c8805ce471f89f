import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos que tiene cada pantalla del registro. */
export const texts = {
  progress: 'Tu registro',
  help: '¿Necesitas ayuda? Con gusto te la damos.',
} as const satisfies Translation<typeof english>;
