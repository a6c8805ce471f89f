import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes d’un portefeuille PayPal lié. */
export const texts = {
  titles: { page: 'PayPal' },
  offTitle: 'PayPal n’est pas encore offert',
  off: 'Votre paie peut aller à un compte bancaire, à une carte de débit ou à une autre application.',
  otherWays: 'Voir les autres façons',
  text: 'Votre paie peut aller à votre portefeuille PayPal. Liez-le par son nom de paiement Visa+; nous ne voyons jamais votre mot de passe PayPal.',
  another: 'Vous pouvez lier un autre portefeuille par son nom de paiement.',
  linked: 'Portefeuilles liés',
  ready: 'Votre paie peut y aller',
  all: 'Voir tous vos comptes',
  payname: 'Votre nom de paiement PayPal',
  hint: 'Par exemple, maya.torres+paypal. Il se trouve dans les réglages de PayPal.',
} as const satisfies Translation<typeof english>;
