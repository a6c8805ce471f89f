import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { page: 'Descuentos exclusivos' },
  text: 'Por medio de tu empleador tienes en LifeMart precios que otros no tienen. Para comprar ahí, sales de esta app.',
  offer: 'Precios más bajos en viajes, boletos y cosas de todos los días',
  steps: {
    open: 'Presiona “Empezar”',
    openText: 'LifeMart se abre y ya te conoce: sin otra contraseña.',
    find: 'Encuentra lo que necesitas',
    findText: 'Busca por marca o mira lo que hay cerca de ti.',
    save: 'Paga menos',
    saveText: 'Le pagas a LifeMart o a la tienda. Tu pago aquí no se toca.',
  },
  failed: 'No pudimos abrir LifeMart. No se compró nada. Inténtalo de nuevo en un momento.',
  offline: 'No tienes conexión. Conéctate a internet e inténtalo de nuevo.',
} satisfies Translation<typeof english>;
