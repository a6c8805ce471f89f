import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: {
    FinancialCounseling: 'Conseils sur l’argent',
    FinancialLearning: 'Apprendre l’argent',
  },
  text: {
    FinancialCounseling:
      'Parlez à un conseiller de dettes, d’un budget ou d’un projet, par téléphone ou par vidéo. C’est gratuit et confidentiel, et nous ne savons pas de quoi vous parlez.',
    FinancialLearning:
      'De courtes leçons sur le budget, le crédit et l’épargne. Elles sont gratuites, et vous arrêtez et reprenez quand vous voulez.',
  },
  open: {
    FinancialCounseling: 'Trouver un conseiller',
    FinancialLearning: 'Voir les leçons',
  },
  opening: 'Ouverture',
  failed: 'L’ouverture a échoué',
  leaves: 'Pour y aller, vous quittez cette application.',
} satisfies Translation<typeof english>;
