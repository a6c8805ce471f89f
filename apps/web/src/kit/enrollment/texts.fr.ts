import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes communs à chaque écran de l’inscription. */
export const texts = {
  progress: 'Votre inscription',
  help: 'Besoin d’aide? Nous sommes là.',
  employerCode: {
    label: 'Code de votre employeur',
    description: 'Votre employeur peut vous en donner un, à usage unique.',
    missing: 'Entrez le code.',
    unknown: 'Nous ne connaissons pas ce code. Vérifiez-le ou demandez-en un nouveau à votre employeur.',
  },
} as const satisfies Translation<typeof english>;
