import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l'accueil de la carte. */
export const texts = {
  titles: { page: 'Carte' },
  failed: 'Impossible de charger votre carte',
  failedText: 'Votre argent et votre carte ne sont pas touchés. Réessayez dans un instant.',
  offlineText: 'Connectez-vous à Internet pour voir votre carte.',
  cardName: 'Carte {brand}',
  balance: 'Sur votre carte',
  updated: 'Mis à jour {when}',
  add: 'Ajouter de l’argent',
  payFriend: 'Payer un ami',
  activate: 'Activer votre carte',
  choosePin: 'Choisir un NIP',
  replace: 'Commander une carte',
  services: 'Tous les services',
  labels: {
    active: 'Active',
    pending: 'Non activée',
    locked: 'Verrouillée',
    blocked: 'Bloquée',
    expired: 'Fermée',
  },
  last: { load: 'Dernier dépôt', spend: 'Dernier paiement', when: '{what}, {when}' },
  states: {
    toActivate: {
      title: 'Paie en ligne, pas encore en magasin',
      text: 'Votre carte fonctionne déjà en ligne. En magasin et aux guichets, elle fonctionnera une fois activée.',
    },
    pinDue: {
      title: 'Pas encore de NIP',
      text: 'Vous pouvez payer avec votre carte. Pour les guichets automatiques, il lui faut un NIP.',
    },
    blocked: {
      title: 'Votre carte est bloquée',
      text: 'Nous l’avons bloquée pour protéger votre argent, qui est en sécurité. Appelez-nous pour l’utiliser de nouveau.',
    },
    reported: {
      title: 'Cette carte a été déclarée perdue',
      text: 'Personne ne peut s’en servir. Votre argent est en sécurité. Commandez-en une autre.',
    },
    closed: {
      title: 'Cette carte est fermée',
      text: 'Elle ne peut plus servir. Appelez-nous s’il y reste de l’argent.',
    },
  },
  lock: {
    lock: 'Verrouiller la carte',
    locking: 'Verrouillage',
    unlock: 'Déverrouiller la carte',
    unlocking: 'Déverrouillage',
    lockedTitle: 'Votre carte est verrouillée',
    locked:
      'Personne ne peut payer ni retirer d’argent avec elle. Les dépôts, les remboursements et les paiements déjà approuvés passent quand même.',
    notLocked: 'Votre carte n’a pas été verrouillée',
    notUnlocked: 'Votre carte est toujours verrouillée',
  },
  shipping: {
    title: 'L’envoi de votre carte',
    is: {
      Pending: 'Elle sera envoyée à l’adresse {place}.',
      Shipped: 'Elle est en route vers l’adresse {place}.',
      Arrived: 'Elle devrait être arrivée à l’adresse {place}.',
    },
    steps: { applied: 'Commandée', printed: 'Imprimée', shipped: 'Envoyée', arrived: 'Livrée' },
    on: '{day}',
    by: 'Prévue le {day}',
  },
  kinds: {
    purchase: 'Achat',
    decline: 'Refusé',
    load: 'Argent ajouté',
    move: 'Argent déplacé',
    fee: 'Frais',
  },
  settled: 'Effectué',
  activity: {
    title: 'Activité',
    search: 'Où vous avez payé',
    sums: 'Reçu {loaded} · Dépensé {spent}',
    emptyTitle: 'Rien pour l’instant',
    empty: 'Vos paiements et dépôts avec la carte s’afficheront ici.',
    failed: 'Impossible de charger votre activité',
    failedText: 'Votre argent n’est pas touché. Réessayez dans un instant.',
    offlineText: 'Connectez-vous à Internet pour voir l’activité de votre carte.',
    earlier: 'Voir les mois précédents',
    nothingFound: 'Aucun paiement trouvé',
    nothingFoundText: 'Vérifiez l’orthographe ou cherchez une partie plus courte du nom.',
    showAll: 'Tout afficher',
  },
} as const satisfies Translation<typeof english>;
