import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Commencer une discussion' },
  how: 'Écrire à',
  one: 'Une personne',
  group: 'Un groupe',
  search: 'Chercher un collègue',
  people: 'Collègues',
  name: 'Nom du groupe',
  nameMissing: 'Donnez un nom au groupe.',
  description: 'De quoi il s’agit',
  choose: 'Choisissez au moins une personne.',
  create: 'Créer le groupe',
  working: 'Un instant…',
  none: 'Nous n’avons trouvé personne de ce nom.',
  presence: { online: 'En ligne', away: 'Absent', offline: 'Hors ligne' },
  problem: 'Cela n’a pas fonctionné. Réessayez : rien n’est créé deux fois.',
  failed: 'Impossible d’afficher vos collègues',
  failedText: 'Réessayez dans un instant.',
  offline: 'Connectez-vous à Internet pour voir vos collègues.',
};
