import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: {
    page: 'Soumissions d’assurance',
  },
  kinds: {
    Auto: 'Assurance auto',
    Home: 'Assurance habitation',
    Pet: 'Assurance pour animaux',
  },
  text: 'Les mêmes faits sur chaque soumission, la prime la plus basse d’abord. Aucune ne nous rapporte plus qu’une autre.',
  caption: 'Soumissions comparées',
  company: 'Compagnie',
  premium: 'Par mois',
  deductible: 'Vous payez d’abord',
  coverage: 'Couvert jusqu’à',
  next: 'Continuer',
  go: 'Ouvrir {company}',
  none: 'Aucune soumission pour l’instant.',
  leaves:
    'Pour continuer, vous quittez cette application. Rien n’est acheté avant que vous le disiez là-bas.',
  notOpened: 'L’ouverture a échoué',
  failed: 'Nous n’avons pas pu charger les soumissions',
  failedText: 'Réessayez dans un instant.',
  offline: 'Connectez-vous à Internet pour comparer les soumissions.',
} satisfies Translation<typeof english>;
