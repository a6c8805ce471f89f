import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’entente qui manque. */
export const texts = {
  titles: { page: 'Il manque une entente' },
  text: 'Le programme de votre employeur la demande. La paie anticipée s’ouvre dès que vous l’avez lue et acceptée.',
  read: 'Lire et accepter',
  save: 'Ouvrir la paie anticipée',
  saving: 'Enregistrement…',
  notSaved: 'Votre accord n’est pas enregistré',
  noneTitle: 'Il ne manque rien',
  none: 'Vous avez accepté tout ce que la paie anticipée demande.',
  home: 'Retour à l’accueil',
  failed: 'Impossible de charger cette page',
  failedText: 'Vous n’avez rien accepté. Réessayez dans un instant.',
  offlineText: 'Vous n’avez rien accepté. Connectez-vous et réessayez.',
} as const satisfies Translation<typeof english>;
