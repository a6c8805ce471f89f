import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Notifications' },
  new: 'Nouvelle',
  unread:
    '{count, plural, one {# nouvelle notification} many {# de nouvelles notifications} other {# nouvelles notifications}}',
  readAll: 'Tout marquer comme lu',
  marking: 'Marquage en cours',
  notMarked: 'Elles sont encore marquées comme nouvelles',
  settings: 'Choisir ce qui vous est signalé',
  noneTitle: 'Aucune notification pour l’instant',
  none: 'Les annonces au travail et les nouvelles de vos quarts arrivent ici.',
  failed: 'Impossible d’afficher vos notifications',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  offline: 'Connectez-vous à Internet pour voir vos notifications.',
};
