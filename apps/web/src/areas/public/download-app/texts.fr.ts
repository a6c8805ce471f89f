import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la page qui mène à l’application. */
export const texts = {
  titles: { page: 'Obtenir l’application' },
  close: 'Fermer',
  title: {
    any: 'Obtenez l’application {brand}',
    activated: 'Votre carte est prête. Obtenez aussi l’application',
    getMoney: 'Retirez votre argent dans l’application',
    tips: 'Suivez vos pourboires dans l’application',
    signUp: 'Terminez l’inscription dans l’application',
    addAccount: 'Ajoutez votre compte dans l’application',
  },
  text: {
    any: 'Voyez ce que vous avez gagné et retirez-le, où que vous soyez.',
    activated: 'Voyez ce qu’il y a sur votre carte, verrouillez-la et déverrouillez-la, où que vous soyez.',
    getMoney: 'Ouvrez une session comme ici et continuez là où vous étiez.',
    tips: 'Voyez chaque pourboire à son arrivée, et où il va.',
    signUp: 'Ce que vous nous avez dit jusqu’ici est enregistré. Ouvrez une session comme ici.',
    addAccount: 'Ouvrez une session comme ici. Vos autres comptes y sont déjà.',
  },
  stores: {
    apple: 'L’obtenir dans l’App Store',
    google: 'L’obtenir sur Google Play',
  },
  noStore: 'Cherchez «\u00A0{brand}\u00A0» dans la boutique d’applications de votre téléphone.',
  open: 'Ouvrir l’application, si vous l’avez déjà',
  code: {
    label: 'Code qui ouvre cette page sur votre téléphone',
    text: 'Pointez l’appareil photo de votre téléphone vers le code, ou ouvrez cette adresse sur le téléphone\u00A0:',
  },
  inApp: {
    title: 'Vous êtes déjà dans l’application',
    text: 'Il n’y a rien à installer. Les mises à jour viennent de la boutique d’applications de votre téléphone.',
    advance: 'Continuer',
  },
} satisfies Translation<typeof english>;
