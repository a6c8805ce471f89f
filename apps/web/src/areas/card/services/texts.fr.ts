import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des services de la carte. */
export const texts = {
  titles: { page: 'Services de la carte' },
  services: {
    card: { title: 'Votre carte', text: 'Solde et activité' },
    activate: { title: 'Activer votre carte', text: 'Avec ce qui y figure' },
    pin: { title: 'NIP', text: 'En choisir un ou le changer' },
    number: { title: 'Numéro de la carte', text: 'Pour payer en ligne' },
    move: { title: 'Ajouter de l’argent', text: 'Depuis vos autres soldes, immédiatement' },
    friend: { title: 'Payer un ami', text: 'Gratuit et immédiat' },
    autoload: { title: 'Chargement automatique', text: 'La paie y va d’elle-même' },
    deposit: { title: 'Dépôt direct', text: 'La paie, droit sur votre carte' },
    wallet: { title: 'Ajouter à un portefeuille', text: 'Google, Apple ou Samsung' },
    account: { title: 'La carte comme compte', text: 'Où votre paie peut aller' },
    costs: { title: 'Frais et retraits gratuits', text: 'Coûts et guichets près de vous' },
    replace: { title: 'Remplacez votre carte', text: 'Perdue, volée ou abîmée' },
    close: { title: 'Fermez votre carte', text: 'Quand il n’y reste plus rien' },
  },
  more: {
    title: 'Autour des cartes',
    link: { title: 'Lier une autre carte', text: 'De votre employeur ou d’un autre émetteur' },
    disclosures: {
      title: 'Divulgations sur la carte',
      text: 'Frais, conditions et confidentialité',
      failed: 'Impossible de charger les divulgations',
      failedText: 'Votre carte n’est pas touchée. Réessayez dans un instant.',
      offlineText: 'Connectez-vous à Internet pour les lire.',
    },
  },
} as const satisfies Translation<typeof english>;
