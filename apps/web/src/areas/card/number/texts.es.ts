import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la página que muestra los datos impresos en la tarjeta. */
export const texts = {
  titles: { page: 'Número de la tarjeta' },
  text: 'El número, el vencimiento y el código de seguridad, para pagar en internet. Se ocultan a los 30 segundos y cuando sales de esta pestaña.',
  frame: 'Los datos impresos en tu tarjeta',
  show: 'Mostrar número',
  showing: 'Abriendo…',
  hide: 'Ocultar',
  hidden: 'El número de la tarjeta está oculto de nuevo.',
  proof: 'Para comprobar que eres tú quien ve el número de la tarjeta.',
  notShown: 'El número de la tarjeta no se puede mostrar ahora',
  notLoaded: 'No se mostró nada. Inténtalo de nuevo en un momento.',
} as const satisfies Translation<typeof english>;
