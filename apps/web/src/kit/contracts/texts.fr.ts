import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes d’un document que l’on peut lire et enregistrer. */
export const texts = {
  notKept:
    'Nous avons la date de cette entente, mais pas son texte. Appelez-nous et nous vous enverrons une copie.',
  pdf: 'Enregistrer en PDF',
  saving: 'Enregistrement…',
  agreedBy: 'Accepté par',
} as const satisfies Translation<typeof english>;
