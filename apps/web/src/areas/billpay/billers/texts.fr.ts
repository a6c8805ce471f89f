import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la liste des fournisseurs. */
export const texts = {
  titles: { page: 'Fournisseurs' },
  text: 'Ajoutez les entreprises qui vous envoient des factures. Vous les retrouverez en haut la prochaine fois.',
  search: 'Nom de l’entreprise',
  own: 'Vos fournisseurs',
  others: 'Autres entreprises',
  all: 'Toutes les entreprises',
  add: 'Ajouter',
  addNamed: 'Ajouter {name}',
  adding: 'Ajout en cours…',
  added: '{name} fait maintenant partie de vos fournisseurs.',
  remove: 'Retirer',
  removeNamed: 'Retirer {name}',
  removing: 'Retrait en cours…',
  removed: '{name} ne fait plus partie de vos fournisseurs.',
  notChanged: 'Votre liste n’a pas changé',
  notChangedText: 'Réessayez dans un instant.',
  none: 'Aucune entreprise trouvée',
  noneText: 'Essayez une partie du nom, comme sur la facture.',
  showAll: 'Voir toutes les entreprises',
  empty: 'Aucune entreprise pour le moment',
  emptyText: 'Aucune entreprise ne peut encore être payée ici. Revenez bientôt.',
  failed: 'Impossible de charger les entreprises',
  failedText: 'Votre liste est intacte. Réessayez dans un instant.',
  offlineText: 'Connectez-vous à Internet pour voir les entreprises.',
} as const satisfies Translation<typeof english>;
