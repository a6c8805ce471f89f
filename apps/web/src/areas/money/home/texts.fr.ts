import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de ce qui se trouve à l’accueil sous tout ce qui touche l’argent. */
export const texts = {
  failed: 'Impossible de tout charger ici. Votre argent n’est pas touché.',
  saving: 'Enregistrement…',
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
