import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de las horas de períodos de pago anteriores. */
export const texts = {
  titles: {
    page: 'Historial de horas',
    work: 'Trabajo',
  },
  text: 'Lo que tu empleador ha informado de los últimos seis meses.',
  failed: 'No pudimos cargar tus horas',
  emptyTitle: 'Aún no hay horas',
  empty: 'Aparecen aquí a medida que tu empleador las informa.',
  period: '{hours} · día de pago: {payday}',
} as const satisfies Translation<typeof english>;
