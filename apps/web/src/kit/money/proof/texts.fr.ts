import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de ce que l’on demande de montrer, lorsque le chargement a échoué. */
export const texts = {
  failed: 'Impossible de charger cette page',
  failedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
} as const satisfies Translation<typeof english>;
