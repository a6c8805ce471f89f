import type { Translation } from '../../../../platform/i18n/translation.ts';
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
    close: 'Fermer les détails du compte',
    add: 'Ajouter un compte',
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
    confirmationDue: 'À confirmer par la banque',
    confirmationRefused: 'Non confirmée',
    cardCheckDue: 'Vérifiez la carte',
    cardExpired: 'Expirée',
    linkExpired: 'Reconnexion requise',
    checkingAtBank: 'Banque consultée',
    inReview: 'À l’étude',
    notVerified: 'Non vérifié',
    verificationFailed: 'Non vérifié',
    detailsOld: 'Mise à jour requise',
    duplicate: 'Déjà utilisé',
    leaving: 'Retrait en cours',
    closed: 'Fermé',
  },
  explain: {
    checking: 'Nous vérifions ce compte. Vous pourrez l’utiliser ensuite.',
    depositsUnderway:
      'Nous avons envoyé deux petits dépôts de moins de 1 $ chacun. Ils arrivent au plus tard le {when}. Revenez ensuite saisir leurs montants.',
    amountsDue:
      'Cherchez deux petits dépôts de notre part sur votre relevé et saisissez leurs montants ici au plus tard le {until}. Cet argent est à vous.',
    amountsExpired:
      'Les montants n’ont pas été saisis à temps. Demandez deux nouveaux dépôts pour vérifier le compte.',
    amountsLocked:
      'Les montants étaient inexacts à trois reprises; ce compte ne peut plus être vérifié. Retirez-le et ajoutez-le de nouveau.',
    depositsReturned:
      'La banque a retourné nos dépôts, car elle ne reconnaît pas ce compte. Vérifiez les numéros, retirez-le et ajoutez-le de nouveau.',
    confirmationDue:
      'Votre banque n’a pas encore confirmé cette carte. Demandez-lui, et votre paie pourra y aller.',
    confirmationRefused:
      'Votre banque n’a pas confirmé cette carte. Demandez de nouveau, ou retirez-la et ajoutez-en une autre.',
    cardCheckDue:
      'Nous devons vérifier cette carte avant qu’elle serve de nouveau. Saisissez-la une fois de plus.',
    cardExpired: 'Cette carte a expiré. Saisissez la nouvelle pour continuer à l’utiliser.',
    linkExpired:
      'Le lien avec votre banque a expiré. Ouvrez de nouveau une session à votre banque pour utiliser ce compte.',
    checkingAtBank:
      'Votre banque confirme ce compte, ce qui prend d’ordinaire quelques minutes. Vous pouvez la consulter de nouveau.',
    inReview:
      'Une personne de notre équipe vérifie ce compte à la main. Il faut jusqu’à 2 jours ouvrables; nous vous écrirons.',
    notVerified:
      'Personne n’a encore vérifié que ce compte est le vôtre. Commencez, et votre paie pourra y aller.',
    verificationFailed:
      'Ce compte n’a pas pu être vérifié. Retirez-le et ajoutez-le de nouveau avec les numéros de l’application de votre banque.',
    detailsOld:
      'Votre banque a modifié quelque chose à ce compte. Redemandez ses données et vous pourrez l’utiliser.',
    duplicate:
      'Quelqu’un d’autre est déjà payé dans ce compte. S’il est à vous seul, composez le {supportPhone} ({supportName}); sinon, retirez-le.',
    leaving: 'Ce compte est en cours de retrait. Rien de nouveau n’y est envoyé; ce qui est en route arrive.',
    billerClosed:
      'L’entreprise ne reconnaît pas ce numéro de compte; plus rien n’y est envoyé. Retirez-le et ajoutez-le de nouveau avec le numéro de la facture.',
    closed: 'La banque a retourné un virement, car ce compte est fermé. Plus rien n’y est envoyé.',
  },
  accountType: {
    PersonalChecking: 'Chèques (personnel)',
    PersonalSaving: 'Épargne (personnel)',
    BusinessChecking: 'Chèques (entreprise)',
    BusinessSaving: 'Épargne (entreprise)',
  },
  account: {
    type: 'Type',
    balance: 'Solde',
    move: 'Y déplacer de l’argent',
    speeds: 'Délai',
    verify: 'Vérifier ce compte',
    askBank: 'Consulter la banque de nouveau',
    getDetails: 'Redemander ses données',
    makeDefault: 'Utiliser par défaut',
    isDefault: 'Il est choisi en premier chaque fois que vous recevez de l’argent.',
    working: 'Un instant…',
    transfers: 'Voir ses virements',
    continue: { transfer: 'Revenir au virement', home: 'Revenir à votre solde', bill: 'Ajouter la facture' },
    failed: 'L’opération n’a pas abouti',
    proof: 'Vous changez où votre paie peut aller; nous vérifions donc que c’est bien vous.',
  },
  amounts: {
    first: 'Premier dépôt, en cents',
    second: 'Second dépôt, en cents',
    Required: 'Saisissez le montant de ce dépôt.',
    DepositNotValid: 'Saisissez de 1 à 99 cents.',
    wrong:
      '{count, plural, one {Ce ne sont pas les bons montants. Il vous reste # essai.} many {Ce ne sont pas les bons montants. Il vous reste # essais.} other {Ce ne sont pas les bons montants. Il vous reste # essais.}}',
    failed: 'Le compte n’est pas encore vérifié',
    verify: 'Vérifier ce compte',
    sendAgain: 'Envoyer deux nouveaux dépôts',
  },
  remove: {
    label: 'Retirer',
    title: 'Retirer {name}?',
    text: 'Les virements réguliers vers ce compte s’arrêtent. Ce qui est déjà en route arrive.',
    yes: 'Retirer',
    keep: 'Conserver',
  },
  done: {
    makeDefault: '{name} est maintenant choisi par défaut.',
    payFeeWith: 'Les frais de programme sont maintenant payés avec {name}.',
    delete: '{name} a été retiré.',
    sendDeposits: 'Deux nouveaux dépôts sont en route.',
    beginVerification: 'La vérification de {name} a commencé.',
    refresh: '{name} est à jour. Votre paie peut y aller.',
    verify: '{name} est vérifié. Votre paie peut maintenant y aller.',
  },
  add: {
    text: 'Ce doit être votre propre compte. Nous n’en retirons jamais d’argent sans que vous le demandiez.',
    link: 'Ouvrir une session à votre banque',
    linkText: 'Prêt tout de suite; votre mot de passe reste à la banque',
    byHand: 'Avec les numéros de compte et d’acheminement',
    byHandCanada: 'Avec les numéros de transit, d’institution et de compte',
    byHandText: 'Vérifié par deux petits dépôts, en 1 à 3 jours ouvrables',
    card: 'Carte de débit',
    cardText: 'Reçoit la paie en quelques minutes; son numéro reste au service des cartes',
    creditUnion: 'À {creditUnion}',
    creditUnionText: 'Prêt tout de suite, avec votre numéro de compte',
    visaPlus: 'Nom de paiement Visa+',
    visaPlusText: 'Pour Venmo, PayPal et d’autres applis; reçoit la paie en quelques minutes',
    payPalText: 'Votre portefeuille; reçoit la paie en quelques minutes',
    biller: 'Payer une facture',
    billerText: 'De votre paie directement à l’entreprise',
  },
  bank: {
    text: 'Les deux numéros figurent sur un chèque et dans l’application de votre banque.',
    again: 'Numéro de compte, de nouveau',
    type: 'Type de compte',
    add: 'Ajouter ce compte',
    adding: 'Ajout en cours…',
    added: 'Le compte a été ajouté. Nous vous avons envoyé un avis.',
    failed: 'Le compte n’a pas été ajouté',
  },
  card: {
    facts: {
      brand: 'Réseau',
      expiry: 'Expire',
      address: 'Adresse de facturation',
      processor: 'Paiements traités par',
      fee: 'Frais de programme',
      feePaid: 'Payés avec cette carte',
    },
    brands: {
      Visa: 'Visa',
      Master: 'Mastercard',
      AmericanExpress: 'American Express',
      Discover: 'Discover',
      JCB: 'JCB',
      DinersClub: 'Diners Club',
    },
    fee: {
      text: 'Les frais de programme ne sont facturés que lorsque vous recevez de l’argent.',
      choose: 'Payer les frais de programme avec elle',
    },
    again: {
      cardCheckDue: 'Saisir la carte de nouveau',
      cardExpired: 'Saisir la nouvelle carte',
    },
  },
} as const satisfies Translation<typeof english>;
