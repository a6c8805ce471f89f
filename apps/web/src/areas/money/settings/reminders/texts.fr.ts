import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du rappel quotidien qu’une somme est disponible. */
export const texts = {
  titles: { page: 'Votre paie, au bon moment' },
  now: 'Vous pouvez obtenir maintenant',
  text: 'Inutile de regarder chaque jour\u00A0: nous vous envoyons un message texte quand vous pouvez obtenir au moins la somme choisie.',
  tell: 'M’écrire chaque jour où je peux obtenir assez',
  amount: 'Combien au moins?',
  amountMissing: 'Saisissez un montant supérieur à zéro.',
  hour: 'À quelle heure?',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré.',
  notSaved: 'Ce n’est pas enregistré',
  next: 'Nous regarderons de nouveau le {when}.',
  off: 'Les messages quotidiens sont désactivés.',
  noneTitle: 'Rien à vous annoncer',
  none: 'Aucun employeur ne nous communique votre salaire.',
  failed: 'Impossible de charger cette page',
  failedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
} as const satisfies Translation<typeof english>;
