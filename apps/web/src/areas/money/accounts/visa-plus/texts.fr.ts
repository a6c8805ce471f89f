import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour ajouter un compte d’un autre service par son nom de paiement Visa+. */
export const texts = {
  titles: { page: 'Ajouter un compte Visa+' },
  text: 'Avec Visa+, votre paie va à un compte dans une autre application, comme Venmo ou PayPal. Aucun numéro de compte n’est nécessaire, seulement votre nom de paiement.',
  payname: 'Votre nom de paiement Visa+',
  hint: 'Par exemple, maya.torres+venmo. Il se trouve dans les réglages de cette application.',
} as const satisfies Translation<typeof english>;
