import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des comptes et des cartes où va l’argent. */
export const texts = {
  titles: {
    list: 'Où va votre argent',
    account: 'Détails du compte',
    add: 'Ajouter un compte',
    bank: 'Ajouter un compte bancaire',
  },
  list: {
    add: 'Ajouter un compte',
    failed: 'Impossible de charger vos comptes',
    failedText: 'Rien n’a changé. Réessayez dans un instant.',
    offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
    emptyTitle: 'Pas encore de compte ni de carte',
    empty: 'Ajoutez un compte bancaire pour y recevoir votre paie.',
  },
  condition: {
    default: 'Par défaut',
    usable: 'Prêt',
    checking: 'En vérification',
    amountsDue: 'Montants à saisir',
    amountsExpired: 'Non vérifié',
    amountsLocked: 'Non vérifié',
    depositsReturned: 'Compte introuvable',
    linkExpired: 'Reconnexion requise',
    closed: 'Fermé',
  },
  explain: {
    checking: 'Nous vérifions ce compte. Vous pourrez l’utiliser ensuite.',
    depositsUnderway:
      'Nous avons envoyé deux petits dépôts de moins de 1 $ chacun. Ils arrivent au plus tard le {{when}}. Revenez ensuite saisir leurs montants.',
    amountsDue:
      'Cherchez deux petits dépôts de notre part sur votre relevé et saisissez leurs montants ici jusqu’au {{until}}. Cet argent est à vous.',
    amountsExpired:
      'Les montants n’ont pas été saisis à temps. Demandez deux nouveaux dépôts pour vérifier le compte.',
    amountsLocked:
      'Les montants étaient inexacts trois fois; ce compte ne peut plus être vérifié. Retirez-le et ajoutez-le de nouveau.',
    depositsReturned:
      'La banque a retourné nos dépôts, car elle ne reconnaît pas ce compte. Vérifiez les numéros, retirez-le et ajoutez-le de nouveau.',
    linkExpired:
      'Le lien avec votre banque a expiré. Ouvrez de nouveau une session à votre banque pour utiliser ce compte.',
    closed: 'La banque a retourné un virement, car ce compte est fermé. Plus rien n’y est envoyé.',
  },
  accountType: {
    PersonalChecking: 'Chèques, personnel',
    PersonalSaving: 'Épargne, personnel',
    BusinessChecking: 'Chèques, entreprise',
    BusinessSaving: 'Épargne, entreprise',
  },
  account: {
    type: 'Type',
    speeds: 'Délai',
    makeDefault: 'Utiliser par défaut',
    isDefault: 'Il est choisi en premier chaque fois que vous recevez de l’argent.',
    working: 'Un instant…',
    transfers: 'Voir ses virements',
    goOn: 'Revenir au virement',
    failed: 'L’opération n’a pas abouti',
    proof: 'Vous changez où votre paie peut aller; nous vérifions donc que c’est bien vous.',
    missingTitle: 'Nous n’avons pas trouvé ce compte',
    missing: 'Il a peut-être été retiré. Tous sont dans la liste.',
    seeAll: 'Voir vos comptes',
  },
  notProved: 'Rien n’a encore changé. Saisissez le code que nous vous envoyons pour continuer.',
  amounts: {
    first: 'Premier dépôt, en cents',
    second: 'Second dépôt, en cents',
    Required: 'Saisissez le montant de ce dépôt.',
    DepositNotValid: 'Saisissez de 1 à 99 cents.',
    wrong_one: 'Ce ne sont pas les bons montants. Il vous reste {{count}} essai.',
    wrong_many: 'Ce ne sont pas les bons montants. Il vous reste {{count}} essais.',
    wrong_other: 'Ce ne sont pas les bons montants. Il vous reste {{count}} essais.',
    failed: 'Le compte n’est pas encore vérifié',
    verify: 'Vérifier ce compte',
    sendAgain: 'Envoyer deux nouveaux dépôts',
  },
  remove: {
    label: 'Retirer',
    title: 'Retirer {{name}}?',
    text: 'Les virements réguliers vers ce compte s’arrêtent. Ce qui est déjà en route arrive.',
    yes: 'Retirer',
    keep: 'Conserver',
  },
  done: {
    makeDefault: '{{name}} est maintenant choisi par défaut.',
    delete: '{{name}} a été retiré.',
    sendDeposits: 'Deux nouveaux dépôts sont en route.',
    verify: '{{name}} est vérifié. Votre paie peut maintenant y aller.',
  },
  add: {
    text: 'Ce doit être votre propre compte. Nous n’en retirons jamais d’argent.',
    byHand: 'Avec les numéros de compte et d’acheminement',
    byHandText: 'Vérifié par deux petits dépôts, en 1 à 3 jours ouvrables',
  },
  bank: {
    text: 'Les deux numéros figurent sur un chèque et dans l’application de votre banque.',
    routing: 'Numéro d’acheminement',
    routingHint: {
      US: 'Neuf chiffres',
      CA: 'Neuf chiffres : 0, trois pour l’institution, cinq pour la succursale',
    },
    bankName: 'C’est {{name}}',
    account: 'Numéro de compte',
    again: 'Numéro de compte, de nouveau',
    type: 'Type de compte',
    add: 'Ajouter ce compte',
    adding: 'Ajout en cours…',
    added: 'Le compte a été ajouté. Nous vous avons envoyé un avis.',
    failed: 'Le compte n’a pas été ajouté',
    proof: 'Vous ajoutez une destination pour votre paie; nous vérifions donc que c’est bien vous.',
  },
  problems: {
    routingMissing: 'Saisissez le numéro d’acheminement.',
    RoutingNumberNotValid: 'Ce n’est pas le numéro d’acheminement d’une banque. Vérifiez ses neuf chiffres.',
    accountMissing: 'Saisissez le numéro de compte.',
    AccountNumberNotValid: 'Un numéro de compte compte de 4 à 17 chiffres.',
    InstrumentExists: 'Ce compte est déjà dans votre liste.',
    againMissing: 'Saisissez de nouveau le numéro de compte.',
    AccountNumberMismatch: 'Les deux numéros de compte diffèrent. Vérifiez-les.',
  },
} as const satisfies Translation<typeof english>;
