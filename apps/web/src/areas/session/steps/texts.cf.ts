import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Mots que partagent les étapes de l’entrée. */
export const texts = {
  offlineTitle: 'Vous êtes hors ligne',
  offline: 'Connectez-vous à Internet et réessayez. Rien n’est perdu.',
  downTitle: 'L’opération n’a pas abouti',
  down: 'Le problème vient de chez nous. Réessayez dans un instant.',
  call: 'Composez le {{supportPhone}}',
  signIn: 'Aller à la page de connexion',
} as const satisfies Translation<typeof english>;
