import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: {
    page: 'Co-Pilot',
  },
  text: 'Lo que ayuda a que tu dinero alcance hasta el día de pago, paso a paso.',
  steps: {
    pay: 'Mira cuánto has ganado',
    payText: 'Y toma solo lo que necesites antes del día de pago',
    budget: 'Mira tu presupuesto',
    budgetText: 'En qué se va tu dinero, por categoría',
    save: 'Aparta un poco',
    saveText: 'Por sí solo, de tu pago',
    discounts: 'Usa tus descuentos',
    discountsText: 'Precios más bajos en lo que compras de todos modos',
  },
} satisfies Translation<typeof english>;
