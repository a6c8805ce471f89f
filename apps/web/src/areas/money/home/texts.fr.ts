import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de ce qui se trouve à l’accueil sous tout ce qui touche l’argent. */
export const texts = {
  failed: 'Impossible de tout charger ici. Votre argent n’est pas touché.',
  arrival: 'Un virement gratuit demandé maintenant arrive le {arrival}.',
  saving: 'Enregistrement…',
  needs: {
    label: 'En attente pour vous',
    ready: 'Vous pourrez le recevoir dès que ce sera fait.',
    readyDaily:
      'Vous pourrez le recevoir dès que ce sera fait, et {rest} de plus dès le lendemain\u00A0: jusqu’à {dailyLimit} par jour.',
    readyPart: 'Vous pourrez le recevoir dès que ce sera fait, et {rest} de plus par la suite.',
    title: 'Ce qui manque encore',
    hours: {
      done: 'Vos heures sont arrivées',
      waiting: 'Votre employeur envoie vos heures le {day}',
      unknown: 'Votre employeur envoie vos heures',
      text: 'Votre solde commence avec elles.',
    },
    account: {
      done: 'Vous avez ajouté où va votre argent',
      add: 'Ajouter où va votre argent',
      connect: 'Reconnecter votre banque',
      check: 'Terminer la vérification de votre compte',
      wait: 'Votre compte est en cours de vérification',
    },
    accountText: {
      add: 'Un compte bancaire ou une carte de débit. Cela prend quelques minutes.',
      connect: 'Votre banque ne nous laisse plus y envoyer d’argent.',
      check: 'La page de votre compte dit ce qui manque.',
      wait: 'Vous n’avez rien à faire.',
      deposits: 'Deux petits dépôts arrivent le {day}. Vous en entrerez ensuite les montants.',
    },
    agreement: 'Lire et accepter une autre entente',
  },
  returned: {
    title: '{amount} vers {to}\u00A0: le virement a échoué',
    see: 'Voir ce qui s’est passé',
    nextDay: 'L’envoyer sans frais le jour ouvrable suivant',
    again: 'Réessayer',
    elsewhere: 'Choisir un autre compte',
    help: 'Obtenir de l’aide',
  },
  owed: {
    title: 'Vous devez {total}',
    short: 'Votre dernière paie était inférieure à ce que vous aviez reçu à l’avance.',
    fromPay:
      '{amount} seront retenus sur votre paie sans que vous ayez à agir; prochaine retenue le {payday}.',
    fromNextPay: '{amount} seront retenus sur votre prochaine paie sans que vous ayez à agir.',
    toClear:
      '{amount} devaient être retenus sur une paie et ne l’ont pas été. Rien ne peut être reçu tant que ce montant n’est pas remboursé ou montré comme réglé.',
    goesOn: 'Vous pouvez encore recevoir de l’argent.',
    never: 'Nous ne débitons jamais votre compte bancaire de nous-mêmes.',
    everywhere: 'C’est pour tous vos employeurs réunis.',
    see: 'Voir ce qui est retenu sur votre paie',
    row: 'Retenu sur votre paie',
    rowOn: 'Retenu sur votre paie dès le {payday}',
  },
  consent: {
    title: 'Nous ne voyons pas vos dernières heures',
    text: 'Ce que vous avez travaillé après le {day} manque ici tant que vous n’autorisez pas {provider} à nous le dire.',
    provider: 'votre fournisseur de paie',
    action: 'Voir quoi faire',
  },
  tickers: {
    more: 'En savoir plus',
    notDismissed: 'Impossible de le retirer. Réessayez dans un moment.',
  },
  shortcuts: {
    title: 'Virements enregistrés',
    add: 'Enregistrer un virement',
    empty:
      'Enregistrez un montant et un compte que vous utilisez souvent, et partez de là la prochaine fois.',
    change: 'Les modifier ou les supprimer',
    changeTitle: 'Modifier un virement enregistré',
    name: 'Nom',
    nameHint: 'Comme loyer ou épicerie.',
    amount: 'Montant',
    to: 'Vers',
    save: 'Enregistrer',
    delete: 'Supprimer',
    deleting: 'Suppression…',
    missing: {
      title: 'Entrez un nom.',
      amount: 'Entrez un montant supérieur à zéro.',
      place: 'Choisissez un compte ou une carte.',
    },
    notSaved: 'Ce n’est pas enregistré',
    notDeleted: 'Il est toujours enregistré',
  },
  links: {
    title: 'Accès rapides',
    choose: 'Choisir les accès',
    label: 'Affichés à l’accueil',
    save: 'Enregistrer',
    notSaved: 'Votre choix n’est pas enregistré',
    empty: 'Vous n’en avez choisi aucun.',
    to: {
      earnings: 'Vos gains',
      hours: 'Historique des heures',
      transfers: 'Virements',
      recurring: 'Virements réguliers',
      dailyTexts: 'Messages texte sur votre paie',
      limits: 'Vos propres limites',
      accounts: 'Comptes et cartes',
      agreements: 'Ententes',
      devices: 'Vos appareils',
    },
  },
  stories: { title: 'Bon à savoir' },
} as const satisfies Translation<typeof english>;
