import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la carte pour les visiteurs. */
export const texts = {
  titles: { page: 'Carte' },
  heading: 'La carte {brand}',
  text: 'Votre paie sur une carte, sans compte bancaire. Vous la verrouillez en une touche. Connectez-vous pour voir la vôtre ou en demander une.',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
} as const satisfies Translation<typeof english>;
