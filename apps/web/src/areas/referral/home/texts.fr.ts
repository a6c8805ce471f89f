import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes au sujet des invitations. */
export const texts = {
  titles: { page: 'Inviter et gagner' },
  start: {
    title: 'Invitez, nous vous remercions',
    text: 'Invitez des collègues ou des amis. Quand une personne s’inscrit avec votre invitation, vous recevez une récompense.',
    how: 'Comment ça marche',
    steps: {
      invite: 'Invitez quelqu’un',
      inviteText: 'Par message texte, avec un code à numériser ou avec votre lien.',
      join: 'La personne s’inscrit',
      joinText: 'Elle doit avoir 18 ans ou plus et ne pas encore avoir de compte {brand}.',
      reward: 'Vous êtes récompensé',
      rewardText: 'L’argent est dans vos comptes dès que le sien est ouvert.',
    },
  },
  invite: 'Inviter quelqu’un',
  earned: 'Gagné jusqu’ici',
  rewards: 'Vos récompenses, au total',
  people: '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
  next: 'La prochaine personne qui s’inscrit vous rapporte {amount}.',
  all: 'Vous avez gagné toutes les récompenses. Vous pouvez encore inviter, sans autre récompense.',
  inAccounts: 'Les récompenses arrivent directement sur vos comptes.',
  seeRewards: 'Voir votre historique',
  closedTitle: 'Personne ne peut être invité pour l’instant',
  closed: 'Ce que vous avez gagné reste à vous.',
  history: 'Vos invitations',
  someone: {
    textMessage: 'Une personne à qui vous avez écrit',
    qrCode: 'Une personne qui a numérisé votre code',
    inviteURL: 'Une personne qui a votre lien',
  },
  about: {
    Coworker: 'Collègue',
    Friend: 'Ami',
  },
  until: 'Jusqu’au {day}',
  status: {
    sent: 'Envoyée',
    pending: 'Inscription en cours',
    enrolled: 'Inscrit',
    expired: 'Expirée',
    processed: 'Récompensée',
  },
  rules:
    'Une récompense par nouvelle personne, trois en tout. Chaque numéro reçoit une seule invitation par texto, et aucune si son titulaire n’en veut pas. Si vous fermez votre compte, les invitations ouvertes prennent fin sans récompense.',
  failed: 'Nous n’avons pas pu charger vos invitations',
  failedText: 'Vos récompenses sont en sécurité. Réessayez dans un instant.',
  offline: 'Vos récompenses sont en sécurité. Connectez-vous à Internet pour voir vos invitations.',
} as const satisfies Translation<typeof english>;
