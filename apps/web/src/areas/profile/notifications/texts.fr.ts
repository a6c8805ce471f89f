import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Réglages des notifications' },
  intro: 'Les codes, les avertissements et les nouvelles d’argent qui circule vous parviennent toujours.',
  channels: {
    PushNotification: 'Sur vos appareils',
    TextMessage: 'Par message texte',
    Email: 'Par courriel',
    Services: 'De nos partenaires',
  },
  about: {
    PushNotification: 'Affichées là où vous utilisez l’application native et l’avez permis.',
    TextMessage: 'Envoyées au numéro de téléphone de votre profil.',
    Email: 'Envoyées à l’adresse courriel de votre profil.',
    Services: 'Affichées parmi les annonces au travail.',
  },
  topics: {
    Shifts: 'Décisions sur vos quarts',
    Announcements: 'Annonces au travail',
    Savings: 'Progression de vos objectifs d’épargne',
    Referrals: 'Récompenses pour vos invités',
    Offers: 'Offres',
  },
  notSaved: 'Votre choix n’a pas été enregistré',
  failed: 'Impossible d’afficher vos réglages',
  failedText: 'Ils n’ont pas changé. Réessayez dans un instant.',
  offline: 'Connectez-vous à Internet pour voir vos réglages.',
};
