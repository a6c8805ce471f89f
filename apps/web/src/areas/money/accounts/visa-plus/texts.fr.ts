import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour ajouter un compte d’un autre service par son nom de paiement Visa+. */
export const texts = {
  titles: { page: 'Ajouter un compte Visa+' },
  add: 'Nom de paiement Visa+',
  addText: 'Pour Venmo, PayPal et d’autres applis; reçoit la paie en quelques minutes',
  text: 'Avec Visa+, votre paie va à un compte dans une autre application, comme Venmo ou PayPal. Aucun numéro de compte n’est nécessaire, seulement votre nom de paiement.',
  payname: 'Votre nom de paiement Visa+',
  hint: 'Par exemple, maya.torres+venmo. Il se trouve dans les réglages de cette application.',
  submit: 'Ajouter ce nom',
  adding: 'Recherche en cours…',
  added: 'Le nom de paiement a été ajouté. Nous vous avons envoyé un avis.',
  failed: 'Le nom de paiement n’a pas été ajouté',
  proof: 'Vous ajoutez une destination pour votre paie; nous vérifions donc que c’est bien vous.',
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
} as const satisfies Translation<typeof english>;
