import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du virement de l’argent que nous gardons pour quelqu’un. */
export const texts = {
  titles: {
    move: 'Déplacer de l’argent',
  },
  text: 'Déplacez vers {name} l’argent que nous gardons pour vous.',
  friends: 'Argent reçu d’amis, dans {name}',
  from: 'D’où vient l’argent?',
  amount: 'Combien?',
  fee: 'Frais',
  free: 'Gratuit',
  arrives: 'Arrivée',
  atOnce: 'Immédiate',
  nextDay: 'Jour ouvrable suivant',
  yes: 'Déplacer {amount}',
  first: 'Déplacer',
  moving: 'Déplacement…',
  failed: 'Rien n’a été déplacé',
  proof: 'Un montant élevé part vers un compte externe; nous vérifions que c’est bien vous.',
  doneTitle: '{amount} déplacés',
  done: 'De {from} à {to}.',
  left: 'Reste dans {from}',
  close: 'Terminé',
  unknownTitle: 'Nous ne savons pas encore si l’argent a été déplacé',
  unknown:
    'Notre réponse au sujet de {amount} s’est perdue. Renseignez-vous avant tout autre déplacement; demander ne déplace rien.',
  ask: 'Savoir ce qui s’est passé',
  asking: 'Vérification…',
  notMoved: 'La demande n’est pas parvenue\u00A0: rien n’a été déplacé et rien ne le sera.',
  loadFailed: 'Impossible de charger d’où l’argent peut venir',
  loadFailedText: 'Rien n’a été déplacé. Réessayez dans un instant.',
  loadOffline: 'Rien n’a été déplacé. Connectez-vous et réessayez.',
  emptyTitle: 'Rien à déplacer',
  empty: 'Nous ne gardons pas d’autre argent à vous. Celui d’une banque y reste.',
} as const satisfies Translation<typeof english>;
