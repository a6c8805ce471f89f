import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Ce que les entreprises facturent. */
export const texts = {
  categories: {
    Electricity: 'Électricité',
    Water: 'Eau',
    Phone: 'Téléphone',
    Insurance: 'Assurance',
    Rent: 'Loyer',
    Loan: 'Prêt',
    other: 'Factures',
  },
} as const satisfies Translation<typeof english>;
