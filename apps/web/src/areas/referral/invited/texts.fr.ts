import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la page qu’ouvre le lien d’une invitation. */
export const texts = {
  titles: { page: 'Votre invitation' },
  open: {
    title: '{name} vous invite à {brand}',
    text: 'Retirez avant le jour de paie ce que vous avez déjà gagné, toujours avec un moyen gratuit.',
    coworker: '{name} travaille chez {employer}.',
    points: {
      free: 'L’inscription est gratuite et prend quelques minutes.',
      adult: 'L’invitation compte pour les personnes de 18 ans ou plus.',
      thanks: '{name} reçoit une récompense si vous vous inscrivez. Cela ne vous coûte rien.',
    },
  },
  ended: {
    title: 'Cette invitation a pris fin',
    text: 'Vous pouvez tout de même vous inscrire. Pour que la personne soit remerciée, demandez-lui un nouveau lien.',
  },
  unknown: {
    title: 'Nous ne connaissons pas cette invitation',
    text: 'Vérifiez le lien, ou demandez-en un autre. Vous pouvez aussi vous inscrire sans lui.',
  },
  signUp: 'M’inscrire',
  known: 'Vous avez déjà un compte?',
  signIn: 'Me connecter',
  failed: 'Nous n’avons pas pu consulter votre invitation',
  failedText: 'Réessayez dans un instant. Vous pouvez aussi vous inscrire sans elle.',
  offline: 'Connectez-vous à Internet pour voir votre invitation.',
} as const satisfies Translation<typeof english>;
