import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: {
    page: 'Co-Pilot',
  },
  text: 'Ce qui aide votre argent à durer jusqu’au jour de paie, une étape à la fois.',
  steps: {
    pay: 'Voyez ce que vous avez gagné',
    payText: 'Et ne prenez que ce qu’il vous faut avant la paie',
    budget: 'Regardez votre budget',
    budgetText: 'Où va votre argent, par catégorie',
    save: 'Mettez un peu de côté',
    saveText: 'Tout seul, sur votre paie',
    discounts: 'Profitez de vos rabais',
    discountsText: 'Des prix plus bas sur ce que vous achetez déjà',
  },
} satisfies Translation<typeof english>;
