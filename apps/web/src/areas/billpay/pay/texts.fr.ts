import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour payer une facture : maintenant, un jour précis ou automatiquement. */
export const texts = {
  titles: { pay: 'Payer cette facture', autopay: 'Paiement automatique et rappel' },
  to: 'À {name}, avec votre paie. C’est sans frais.',
  when: 'Quand ?',
  now: 'Maintenant',
  onDay: 'Un jour précis',
  amount: 'Combien ?',
  day: 'Jour du départ',
  dayHint: 'Il part à 9 h et arrive le jour ouvrable suivant. Pour arriver à temps : {day} ou avant.',
  amountMissing: 'Entrez un montant.',
  dayMissing: 'Choisissez un jour.',
  dayTooEarly: 'Le premier jour encore possible est le {day}.',
  dayClosed: 'Les banques sont fermées ce jour-là. Choisissez un jour ouvrable.',
  pay: 'Payer {amount}',
  schedule: 'Prévoir le paiement',
  read: 'Lire et accepter',
  paying: 'Un instant…',
  failed: 'Rien n’a été déplacé',
  notScheduled: 'Rien n’a été prévu',
  notSaved: 'Rien n’a changé',
  proof: 'Avec les autres paiements du jour, le montant est important : nous vérifions que c’est vous.',
  refused: 'Sans l’entente, la facture ne peut pas être payée.',
  paidTitle: '{amount} en route',
  paid: 'À {name}, au plus tard le {when}.',
  see: 'Voir la facture',
  receipt: 'Voir le reçu',
  unknownTitle: 'Nous ne savons pas encore si la facture a été payée',
  unknown:
    'Notre réponse au sujet de {amount} s’est perdue. Renseignez-vous avant de payer autre chose; demander ne déplace rien.',
  ask: 'Savoir ce qui s’est passé',
  asking: 'Un instant…',
  notPaid: 'Le paiement n’a pas eu lieu : rien n’a été déplacé et rien ne le sera.',
  autopay: 'La payer automatiquement',
  autopayHint:
    'Le paiement part à temps pour chaque échéance : si elle tombe une fin de semaine ou un jour férié, le jour ouvrable précédent. Si le solde ne suffit pas, rien n’est payé et nous vous le disons.',
  limit: 'Jamais plus de',
  limitHint:
    'Au-delà, nous vous demandons d’abord. Des paiements de plus de {amount} par jour demandent toujours un code.',
  remind: 'Me le rappeler',
  remindNot: 'Ne pas me le rappeler',
  remindBefore:
    '{count, plural, one {# jour avant l’échéance} many {# de jours avant l’échéance} other {# jours avant l’échéance}}',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
} as const satisfies Translation<typeof english>;
