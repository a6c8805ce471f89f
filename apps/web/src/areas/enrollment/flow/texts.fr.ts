import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes communs à chaque écran de l’inscription. */
export const texts = {
  progress: 'Votre inscription',
  help: 'Besoin d’aide? Nous sommes là.',
} as const satisfies Translation<typeof english>;
