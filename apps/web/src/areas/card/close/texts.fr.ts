import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la fermeture de la carte. */
export const texts = {
  titles: { page: 'Fermez votre carte' },
  card: 'Carte',
  left: 'Reste sur la carte',
  notEmpty: 'Il reste de l’argent sur votre carte',
  notEmptyText: 'Retirez-le d’abord, vers un compte bancaire ou ailleurs chez vous. Fermez ensuite la carte.',
  moveOut: 'Retirer l’argent',
  means:
    'Elle cesse aussitôt de fonctionner et ne peut plus rien recevoir. Vous pourrez en demander une autre.',
  question: 'Fermer la carte ••{last4}?',
  submit: 'Fermer la carte',
  keep: 'La garder',
  sending: 'Fermeture',
  notClosed: 'Votre carte n’a pas été fermée',
  done: 'La carte ••{last4} est fermée.',
} as const satisfies Translation<typeof english>;
