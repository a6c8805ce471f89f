import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de lo que cuesta la tarjeta y dónde el efectivo es gratis. */
export const texts = {
  titles: { page: 'Costos y efectivo gratis' },
  failed: 'No pudimos cargar lo que cuesta tu tarjeta',
  failedText: 'Tu tarjeta está bien. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para verlo.',
  free: 'Gratis',
  fees: {
    month: 'Cada mes',
    purchase: 'Pagar con ella',
    load: 'Agregar dinero',
    cash: 'Efectivo en nuestra red',
    cashElsewhere: 'Efectivo en otros cajeros',
    lost: 'Otra tarjeta si la pierdes',
    damaged: 'Otra tarjeta si se daña',
    inactive: 'No usarla',
  },
  machines: {
    title: 'Cajeros gratis',
    zip: 'Código postal',
    miles: 'A {count} mi',
    none: 'No hay cajeros gratis por ahí',
    noneText: 'Prueba con el código postal de un lugar por donde pasas, como tu trabajo.',
    failed: 'No pudimos buscar cajeros',
  },
} as const satisfies Translation<typeof english>;
