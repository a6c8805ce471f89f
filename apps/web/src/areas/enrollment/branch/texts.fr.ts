import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’adresse propre à un employeur. */
export const texts = {
  titles: { branch: 'Inscription par votre employeur' },
  title: 'Votre paie plus tôt chez {employer}',
  text: '{employer} travaille avec {brand}\u00A0: vous pouvez toucher ce que vous avez gagné avant le jour de paie.',
  work: 'Continuer avec votre compte de travail',
  workText: 'Votre compte de travail vous connecte, ou vous inscrit avec ce que {employer} sait de vous.',
  workTextBy:
    'Votre compte de travail est celui de {provider}. Il vous connecte, ou vous inscrit avec ce que {employer} sait de vous.',
  withId: 'M’inscrire avec mon numéro d’employé',
  have: 'J’ai déjà un compte',
  loading: 'Recherche de votre employeur…',
  unknownTitle: 'Nous ne connaissons pas ce lien',
  unknown:
    'Le lien de l’employeur contient peut-être une erreur ou n’est plus valable. Vous pouvez aussi trouver votre employeur par son nom.',
  find: 'Trouver mon employeur',
  failed: 'Nous n’avons pas pu savoir à qui est ce lien',
  failedText: 'Réessayez dans un instant, ou trouvez votre employeur par son nom.',
} as const satisfies Translation<typeof english>;
