import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des formulaires sur l’argent que nous gardons. */
export const texts = {
  has: 'Solde de {balance}',
  problems: {
    fromMissing: 'Choisissez d’où vient l’argent.',
    amountMissing: 'Saisissez un montant.',
    moveTooMuch: 'Vous pouvez déplacer jusqu’à {most} à la fois.',
    moveNotThere: 'Il n’y a pas assez, frais compris. Saisissez moins.',
  },
} as const satisfies Translation<typeof english>;
