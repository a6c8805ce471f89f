import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Canadian French. */
export const texts = {
  recurring: 'Virements réguliers',
  filterTitle: 'Filtrer et trier',
  use: 'Afficher les virements',
  days: '{count, plural, one {# dernier jour} many {# derniers de jours} other {# derniers jours}}',
  sorts: {
    newest: 'Les plus récents d’abord',
    oldest: 'Les plus anciens d’abord',
    largest: 'Les plus gros montants d’abord',
    smallest: 'Les plus petits montants d’abord',
    name: 'Compte ou carte, de A à Z',
  },
  statuses: {
    pending: 'En route',
    settled: 'Arrivé',
    partly: 'Versé en partie',
    failed: 'N’a pas abouti',
    reversed: 'Annulé',
  },
  types: {
    Bank: 'Vers un compte bancaire',
    Card: 'Vers une carte',
    CashPickup: 'Retrait d’argent comptant',
    Amazon: 'Carte-cadeau Amazon',
    BillPayment: 'Facture',
  },
  chips: {
    status: 'Filtrer par état',
    all: 'Tous',
    pending: 'En route',
    arrived: 'Arrivés',
    failed: 'Échoués',
    kind: 'Filtrer par type d’argent',
    allKinds: 'Tout l’argent',
  },
  totals: {
    taken: 'Reçu à l’avance',
    fees: 'Frais',
    month: 'Reçu {taken} · Frais {fees}',
  },
  closeBeside: 'Fermer les détails du virement',
  account: {
    title: 'Ce compte ou cette carte jusqu’à maintenant',
    count: 'Virements',
    moved: 'Envoyé là',
    fees: 'Frais',
    last: 'Dernier virement',
    failed: 'Impossible de charger le total envoyé là. Les virements ci-dessous sont complets.',
  },
  statements: {
    action: 'Relevés',
    title: 'Enregistrer un relevé',
    text: 'Tous les virements d’un mois, avec les frais et les totaux, en PDF.',
    month: 'Mois',
    empty: '{month} ne compte aucun virement. Choisissez un autre mois.',
    failedTitle: 'Le relevé n’a pas pu être créé',
    document: 'Relevé\u00A0: {month}',
    count: 'Virements',
    moved: 'Versé',
    fees: 'Frais',
    day: 'Date',
  },
} as const satisfies Translation<typeof english>;
