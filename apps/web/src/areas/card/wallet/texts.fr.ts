import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’ajout de la carte à un portefeuille. */
export const texts = {
  titles: { page: 'Ajouter à un portefeuille' },
  text: 'Payez avec votre téléphone, sans sortir la carte.',
  wallets: { Google: 'Google Portefeuille', Apple: 'Apple Cartes', Samsung: 'Samsung Wallet' },
  add: 'Ajouter à {wallet}',
  adding: 'Ajout en cours',
  added: 'Votre carte est dans {wallet}.',
  isAdded: 'Dans {wallet}',
  missing: '{wallet} n’est pas configuré sur ce téléphone.',
  notAdded: 'Votre carte n’a pas été ajoutée à {wallet}',
  proof: 'Votre carte va être ajoutée à {wallet}.',
  notHere: 'Cette version de l’application ne peut pas ajouter de carte. Mettez-la à jour, puis revenez.',
  onWeb: {
    title: 'Un portefeuille se remplit au téléphone',
    text: 'Un navigateur ne peut pas ajouter de carte à Apple, Google ou Samsung. L’application de votre téléphone le peut.',
    scan: 'Balayez ce code avec l’appareil photo du téléphone pour continuer là-bas.',
    code: 'Ouvre cette page dans l’application',
  },
} as const satisfies Translation<typeof english>;
