import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Discussions' },
  search: 'Chercher une discussion',
  filter: 'Filtrer',
  new: 'Nouvelle discussion',
  filters: {
    all: 'Toutes les conversations',
    unread: 'Non lues',
    groups: 'Groupes',
    direct: 'Une personne',
    muted: 'En sourdine',
  },
  unread: '{count, plural, one {# message non lu} many {# de messages non lus} other {# messages non lus}}',
  online: 'En ligne',
  muted: 'En sourdine',
  noMessage: 'Aucun message pour l’instant',
  people: '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
  noneTitle: 'Aucune discussion pour l’instant',
  none: 'Écrivez à un collègue ou créez un groupe.',
  nothingFound: 'Aucune discussion ne correspond. Essayez un autre mot ou un autre filtre.',
  failed: 'Impossible d’afficher vos discussions',
  failedText: 'Le clavardage est inaccessible pour le moment. Rien n’est perdu. Réessayez dans un instant.',
  offline: 'Connectez-vous à Internet pour voir vos discussions.',
};
