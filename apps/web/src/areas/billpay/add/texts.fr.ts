import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour ajouter une facture. */
export const texts = {
  titles: { page: 'Ajouter une facture' },
  from: 'Qui l’a envoyée ?',
  ending: 'Compte se terminant par {last4}',
  other: 'Un autre fournisseur ou compte',
  noAccount: 'D’abord, le fournisseur',
  noAccountText: 'Choisissez qui a envoyé la facture et entrez le numéro de compte qui y figure.',
  choose: 'Choisir le fournisseur',
  amount: 'Montant dû',
  due: 'Échéance',
  dueHint:
    'Si elle tombe une fin de semaine ou un jour férié, le paiement arrive le jour ouvrable précédent.',
  often: 'À quelle fréquence ?',
  frequency: { once: 'Une fois', Weekly: 'Chaque semaine', Monthly: 'Chaque mois' },
  ends: 'Quand se termine-t-elle ?',
  end: { times: 'Après un certain nombre de fois', date: 'À une date' },
  times: 'Nombre de fois',
  timesHint: 'De 0 à 60; avec 0, elle continue jusqu’à ce que vous l’arrêtiez.',
  endDate: 'Dernier jour',
  add: 'Ajouter la facture',
  adding: 'Ajout…',
  failed: 'La facture n’a pas été ajoutée',
  lost: 'Réessayez; elle n’est jamais ajoutée deux fois.',
  added: 'La facture a été ajoutée.',
  problems: {
    fromMissing: 'Choisissez qui l’a envoyée.',
    amountOutOfRange: 'Une facture va de {least} à {most}.',
    dueTooEarly: 'Choisissez aujourd’hui ou un jour ultérieur.',
    timesOutOfRange: 'Entrez un nombre de 0 à 60.',
    endBeforeDue: 'Choisissez l’échéance ou un jour ultérieur.',
    dateMissing: 'Choisissez une date.',
  },
} as const satisfies Translation<typeof english>;
