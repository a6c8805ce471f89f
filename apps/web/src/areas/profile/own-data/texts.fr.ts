import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du téléchargement de ses propres données. */
export const texts = {
  title: 'Vos données',
  text: 'Qui vous êtes, vos réglages, appareils, accords, comptes et virements, dans un seul fichier (JSON). Les numéros de compte sont masqués.',
  download: 'Télécharger vos données',
  collecting: 'Préparation de vos données',
  failed: 'Impossible de réunir vos données',
  failedText: 'Rien n’a été enregistré. Réessayez dans un moment.',
} as const satisfies Translation<typeof english>;
