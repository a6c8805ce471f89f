// Written by `pnpm generate`; a test fails when it is out of date.
export const texts = {
  words: {
    home: 'Accueil',
    directHome: 'Accueil',
    history: 'Virements',
    accounts: 'Où va votre argent',
    earnings: 'Vos gains',
    recurring: 'Virements réguliers',
    friends: 'Payer un proche',
    cash: 'Argent comptant',
    giftCard: 'Carte-cadeau Amazon',
    hours: 'Historique des heures',
    help: 'Aide',
  },
  tabs: {
    home: 'Accueil',
    directHome: 'Accueil',
    history: 'Virements',
    accounts: 'Où va votre argent',
    earnings: 'Vos gains',
    recurring: 'Virements réguliers',
    friends: 'Payer un proche',
    cash: 'Argent comptant',
    giftCard: 'Carte-cadeau Amazon',
    hours: 'Travail',
    help: 'Aide',
  },
} as const;
