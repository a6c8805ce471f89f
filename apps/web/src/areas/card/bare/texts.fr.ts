import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la carte pour les visiteurs. */
export const texts = {
  titles: { page: 'Carte' },
  heading: 'La carte {brand}',
  text: 'Votre paie sur une carte, sans compte bancaire. Vous la verrouillez en une touche. Connectez-vous pour voir la vôtre ou en demander une.',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  how: {
    open: 'Comment ça marche',
    title: 'Comment marche la carte {brand}',
    text: 'Une carte pour votre paie. Pas besoin de compte bancaire, et la demande se fait dans l’application.',
    apply: {
      title: 'Demandez-la',
      text: 'Connectez-vous, lisez les conditions et montrez une pièce d’identité.',
    },
    pay: {
      title: 'Recevez-y votre paie',
      text: 'Recevez de la paie d’avance sur la carte, ou faites-y déposer votre paie.',
    },
    use: {
      title: 'Payez et retirez',
      text: 'En magasin, en ligne et aux guichets. Verrouillez-la en une touche si elle est introuvable.',
    },
    questions: 'Questions et réponses',
  },
} as const satisfies Translation<typeof english>;
