import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Lo que cobran las empresas. */
export const texts = {
  categories: {
    Electricity: 'Electricidad',
    Water: 'Agua',
    Phone: 'Teléfono',
    Insurance: 'Seguro',
    Rent: 'Alquiler',
    Loan: 'Préstamo',
    other: 'Facturas',
  },
} as const satisfies Translation<typeof english>;
