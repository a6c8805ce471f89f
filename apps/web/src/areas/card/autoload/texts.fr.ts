import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du chargement automatique. */
export const texts = {
  titles: { page: 'Chargement automatique' },
  text: 'Votre paie peut aller d’elle-même sur votre carte, juste au bon moment.',
  failed: 'Impossible de charger vos réglages',
  failedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Connectez-vous à Internet pour les voir.',
  isOn: 'Activé',
  last: 'Le dernier versement date du {day}.',
  when: 'Quand verser l’argent?',
  ways: {
    low: {
      title: 'Quand il reste peu',
      text: 'Un paiement, ou de l’argent que vous déplacez, laisse moins que votre seuil',
    },
    declined: { title: 'Quand un paiement est refusé', text: 'Faute d’argent\u00A0: le montant choisi' },
    cover: { title: 'Pour couvrir un refus', text: 'Seulement ce qui manquait' },
  },
  lowBalance: 'Quand il reste moins de',
  amount: 'Verser ce montant',
  wrong: {
    missing: 'Saisissez un montant.',
    AutoloadAmountBelowMinimum: 'Un chargement automatique est d’au moins {least}.',
    AutoloadAmountAboveMaximum: 'Un chargement automatique est d’au plus {most}.',
    LowBalanceLimitBelowMinimum: 'Choisissez {least} au moins.',
    LowBalanceLimitAboveMaximum: 'Choisissez {most} au plus.',
  },
  means: {
    title: 'Ce qui va se passer',
    low: 'Quand un paiement, ou de l’argent que vous déplacez, laisse moins de {low} sur votre carte ••{last4}, nous y versons {amount} de votre paie, une fois par jour au plus.',
    declined:
      'Quand un paiement est refusé parce qu’il manque de l’argent sur votre carte ••{last4}, nous y versons {amount} de votre paie, une fois par jour au plus. Payez ensuite de nouveau.',
    cover:
      'Quand un paiement est refusé parce qu’il manque de l’argent sur votre carte ••{last4}, nous versons ce qui manquait, de {least} à {most} de votre paie, une fois par jour au plus. Payez ensuite de nouveau.',
    free: 'C’est gratuit, et compte comme de la paie reçue d’avance. Si la somme n’est pas disponible, rien ne bouge et nous vous écrivons.',
  },
  read: 'Lire et accepter',
  refused: 'Acceptez pour activer le chargement.',
  turnOn: 'Activer',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  notSaved: 'Impossible d’enregistrer vos réglages',
  turnedOn: 'Le chargement automatique est activé.',
  changed: 'Vos réglages sont enregistrés.',
  turnOff: 'Désactiver',
  turningOff: 'Désactivation',
  turnedOff: 'Le chargement automatique est désactivé.',
  notTurnedOff: 'Le chargement automatique reste activé',
} as const satisfies Translation<typeof english>;
