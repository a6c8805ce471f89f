import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Activité' },
  search: 'Chercher dans l’activité',
  types: 'De quoi il s’agit',
  all: 'Tout',
  type: {
    Group: 'Groupes',
    Direct: 'Une personne',
    Company: 'Entreprise',
    Shift: 'Quarts',
    ChatActivity: 'Discussions',
  },
  by: '{sender} · {when}',
  attachment: 'Ouvrir la pièce jointe de « {title} »',
  noneTitle: 'Rien pour l’instant',
  none: 'Ce qui se passe au travail arrive ici : annonces, quarts et messages pour vous.',
  nothingTitle: 'Rien ne correspond',
  nothing: 'Essayez un autre mot, ou tout.',
  failed: 'Impossible d’afficher l’activité',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  offline: 'Connectez-vous à Internet pour voir l’activité.',
};
