import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la question de savoir si un autre site peut fermer la session de quelqu’un. */
export const texts = {
  titles: { signOut: 'Fermer la session?' },
  ask: {
    title: 'Voulez-vous fermer la session?',
    text: 'Un lien d’un autre site le demande. Si vous ne vous y attendiez pas, restez en session\u00A0: rien ne se passe.',
    signOut: 'Fermer la session',
    stay: 'Rester en session',
  },
} as const satisfies Translation<typeof english>;
