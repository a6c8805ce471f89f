import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Au travail' },
  chats: 'Discussions',
  unread:
    '{count, plural, =0 {Aucun message non lu} one {# message non lu} many {# de messages non lus} other {# messages non lus}}',
  shifts: 'Quarts de travail',
  shiftsText: 'Trouvez, demandez et annulez des quarts',
  jobs: 'Emplois',
  jobsText: 'Emplois offerts au travail et chez des partenaires',
  notifications: 'Notifications',
  notificationsText: 'Ce qui vous a été signalé',
  activity: 'Activité',
  activityText: 'Ce qui se passe au travail, à parcourir',
  announce: 'Annoncer quelque chose',
  announcements: 'Annonces',
  by: '{author} · {when}',
  partner: 'D’un partenaire',
  like: 'J’aime',
  liked: 'Vous aimez',
  likes:
    '{count, plural, =0 {Aucun « j’aime »} one {# « j’aime »} many {# de « j’aime »} other {# « j’aime »}}',
  acknowledge: 'J’ai lu « {title} »',
  acknowledged: 'Vous l’avez lue',
  problem: 'Cela n’a pas fonctionné. Réessayez.',
  none: 'Aucune annonce pour l’instant.',
  failed: 'Impossible d’afficher les annonces',
  failedText: 'Réessayez dans un instant.',
  offline: 'Connectez-vous à Internet pour voir les annonces.',
};
