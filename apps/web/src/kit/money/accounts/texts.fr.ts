import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes sur les comptes et les cartes que plusieurs écrans affichent. */
export const texts = {
  list: {
    failed: 'Impossible de charger vos comptes',
    failedText: 'Rien n’a changé. Réessayez dans un instant.',
    offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
  },
  account: {
    seeAll: 'Voir vos comptes',
    missingTitle: 'Nous n’avons pas trouvé ce compte',
    missing: 'Il a peut-être été retiré. Tous sont dans la liste.',
    linkAgain: 'Ouvrir une session à la banque',
    confirmCard: 'Demander à ma banque',
  },
  bank: {
    routing: 'Numéro d’acheminement',
    routingHint: 'Neuf chiffres',
    transit: 'Numéro de transit',
    transitHint: 'Cinq chiffres; sur un chèque, avant le numéro d’institution',
    institution: 'Numéro d’institution',
    institutionHint: 'Trois chiffres',
    bankName: 'C’est {name}',
    account: 'Numéro de compte',
    proof: 'Vous ajoutez une destination pour votre paie; nous vérifions donc que c’est bien vous.',
  },
  notProved: 'Rien n’a encore changé. Saisissez le code que nous vous envoyons pour continuer.',
  problems: {
    routingMissing: 'Saisissez le numéro d’acheminement.',
    RoutingNumberNotValid: 'Ce n’est pas le numéro d’acheminement d’une banque. Vérifiez ses neuf chiffres.',
    transitMissing: 'Saisissez le numéro de transit.',
    transitNotValid: 'Un numéro de transit a cinq chiffres.',
    institutionMissing: 'Saisissez le numéro d’institution.',
    institutionNotValid: 'Un numéro d’institution a trois chiffres.',
    accountMissing: 'Saisissez le numéro de compte.',
    AccountNumberNotValid: 'Un numéro de compte a de 4 à 17 chiffres.',
    InstrumentExists: 'Ce compte est déjà dans votre liste.',
    againMissing: 'Saisissez de nouveau le numéro de compte.',
    AccountNumberMismatch: 'Les deux numéros de compte diffèrent. Vérifiez-les.',
  },
  payName: {
    submit: 'Ajouter ce nom',
    adding: 'Recherche en cours…',
    added: 'Le nom de paiement a été ajouté. Nous vous avons envoyé un avis.',
    failed: 'Le nom de paiement n’a pas été ajouté',
    byNumbers: 'Ajouter un compte bancaire par ses numéros',
    problems: {
      Required: 'Saisissez votre nom de paiement.',
      PayNameNotValid:
        'Un nom de paiement se compose de votre nom, du signe plus et de l’application, comme maya.torres+venmo.',
      PayNameNotFound: 'Personne n’a ce nom de paiement. Copiez-le de l’application dont il provient.',
      OtherService:
        'Ce nom de paiement est celui d’une autre application. Ceux de PayPal finissent par +paypal.',
      InstrumentExists: 'Ce nom de paiement est déjà dans votre liste.',
    },
  },
} as const satisfies Translation<typeof english>;
