import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des pourboires et du kilométrage versés à l’avance. */
export const texts = {
  titles: { page: 'Pourboires et kilométrage' },
  thisMonth: 'Gagné ce mois-ci',
  tipsOnly: 'Votre employeur offre les pourboires anticipés. Votre salaire arrive le jour de paie.',
  latest: 'Les derniers',
  all: 'Tout voir',
  none: 'Rien pour l’instant',
  noneText:
    'Quand votre employeur déclare des pourboires ou du kilométrage, vous les voyez ici et ils sont déjà en route.',
  kind: { Tips: 'Pourboires', Mileage: 'Kilométrage' },
  state: {
    withPay: 'Avec votre paie',
    waiting: 'En attente',
    onItsWay: 'En route',
    paid: 'Versé',
    failed: 'Revenu',
    taken: 'Déplacé par vous',
  },
  to: 'Vers {place}',
  toBy: 'Vers {place}, au plus tard le {time}',
  failedPayoutTitle: 'Un versement de vos pourboires est revenu',
  noAccountTitle: 'Vos pourboires n’ont pas de destination',
  failedPayout:
    'Nous gardons {amount} pour vous. Choisissez un autre compte ou une autre carte : nous les y enverrons.',
  settings: 'Réglages',
  mileage: 'Recevoir aussi le kilométrage à l’avance',
  mileageHint: 'Sinon, il arrive avec votre paie.',
  end: 'Arrêter les versements anticipés',
  endTitle: 'Arrêter les versements anticipés?',
  endText: 'Désormais, les pourboires arrivent avec votre paie. Ce qui est en route arrivera quand même.',
  endYes: 'Les arrêter',
  keep: 'Laisser tel quel',
  working: 'Un instant…',
  done: {
    set: 'Enregistré.',
    link: 'Vos pourboires vont maintenant là.',
    optIn: 'Vos pourboires sont maintenant versés à l’avance.',
    optOut: 'Les versements anticipés sont arrêtés.',
  },
  problems: {
    lost: 'Nous ne savons pas si c’est enregistré. Cette page montre où vous en êtes.',
    unusable: 'On ne peut pas verser sur ce compte pour l’instant. Choisissez-en un autre.',
    missing: 'Il manque encore une étape. Cette page montre laquelle.',
    failed: 'Ce n’est pas enregistré. Réessayez dans un instant.',
  },
  failed: 'Impossible de charger vos pourboires',
  failedText: 'Votre argent est en sécurité. Réessayez dans un instant.',
  offline: 'Votre argent est en sécurité. Connectez-vous à Internet pour le voir.',
} as const satisfies Translation<typeof english>;
