import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: {
    FinancialCounseling: 'Asesoría de dinero',
    FinancialLearning: 'Aprender sobre dinero',
  },
  text: {
    FinancialCounseling:
      'Habla con un asesor sobre deudas, un presupuesto o un plan, por teléfono o video. Es gratis y confidencial, y no nos enteramos de lo que hablas.',
    FinancialLearning:
      'Lecciones cortas sobre presupuesto, crédito y ahorro. Son gratis y puedes parar y seguir cuando quieras.',
  },
  open: {
    FinancialCounseling: 'Buscar un asesor',
    FinancialLearning: 'Ver las lecciones',
  },
  opening: 'Abriendo',
  failed: 'No se pudo abrir',
  leaves: 'Para ir allí, sales de esta app.',
} satisfies Translation<typeof english>;
