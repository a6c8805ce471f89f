import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du remplacement de la carte. */
export const texts = {
  titles: { page: 'Remplacez votre carte' },
  reason: 'Qu’est-il arrivé à votre carte?',
  reasonMissing: 'Choisissez ce qui est arrivé à votre carte.',
  reasons: {
    Lost: { title: 'Elle est perdue', text: 'Vous ne la trouvez plus.' },
    Damaged: { title: 'Elle est abîmée', text: 'Vous l’avez, mais elle ne fonctionne pas.' },
    Stolen: { title: 'On me l’a volée', text: 'Quelqu’un d’autre l’a peut-être.' },
  },
  address: 'Où va la nouvelle carte',
  addressHint: 'Si l’adresse change, nous vous envoyons d’abord un code.',
  dead: 'Votre carte ••{last4} cesse aussitôt de fonctionner. L’argent reste à vous.',
  facts: {
    fee: 'Frais',
    free: 'Gratuit',
    fromCard: '{fee}, de votre carte',
    ifLost: '{fee} si elle est perdue',
    arrives: 'Arrive au plus tard',
    card: 'Nouvelle carte',
    left: 'Reste sur la carte',
  },
  submit: 'Commander une carte',
  submitFree: 'Commander sans frais',
  submitFee: 'Commander pour {fee}',
  sending: 'Commande en cours',
  notOrdered: 'Aucune carte n’a été commandée',
  proof: 'Votre nouvelle carte va être envoyée à une autre adresse.',
  unknownTitle: 'Nous ne savons pas encore si la carte est commandée',
  unknown: 'La réponse s’est perdue en route. Vérifiez avant de commander de nouveau.',
  ask: 'Vérifier ce qu’il en est',
  asking: 'Vérification',
  doneTitle: 'Votre nouvelle carte est en route',
  done: 'L’ancienne ne fonctionne plus. La nouvelle paie déjà en ligne.',
  follow: 'Voir votre carte',
} as const satisfies Translation<typeof english>;
