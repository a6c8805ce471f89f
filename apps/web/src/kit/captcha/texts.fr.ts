import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du travail que fait l’appareil pour montrer qu’aucun robot ne demande. */
export const texts = {
  captcha: {
    label: 'Vérification contre les robots',
    text: 'Votre appareil effectue une courte vérification contre les robots. Vous n’avez rien à faire.',
    step: '{solved} sur {rounds}',
  },
} as const satisfies Translation<typeof english>;
