import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del retiro en efectivo: dónde se paga y el código que se muestra ahí. */
export const texts = {
  titles: { cash: 'Retiro en efectivo' },
  text: 'Recibe parte de tu salario en efectivo. Envíalo aquí y muestra tu código en cualquiera de estas ventanillas.',
  get: 'Retirar efectivo',
  getting: 'Un momento…',
  notOpen: 'El retiro en efectivo no está abierto para ti',
  search: 'Nombre, ciudad o código postal',
  nearby: 'Mostrar lo que está cerca',
  nearbyOff: 'No pudimos encontrar dónde estás. Busca una ciudad.',
  places: 'Ventanillas',
  open: 'Abierto de {{from}} a {{to}}',
  away: 'A {{distance}}',
  none: 'No hay ninguna ventanilla así',
  noneText: 'Busca otro nombre, ciudad o código postal.',
  failed: 'No pudimos cargar las ventanillas',
  failedText: 'Tu dinero no está afectado. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para ver dónde se paga efectivo.',
  code: 'Código de retiro',
  amount: 'Efectivo por retirar',
  until: 'Retíralo a más tardar el {{when}}. Después, todo vuelve a tu salario.',
  careful:
    'Muéstralo solo en la ventanilla. Quien tiene el código recibe el efectivo, y nadie de nosotros te lo pedirá.',
  notReady: 'No hay código para esta transferencia',
  notReadyText: 'El efectivo aún no está listo, o ya se retiró o se devolvió. La transferencia dice cuál.',
  transfer: 'Ver la transferencia',
  codeFailed: 'No pudimos cargar el código',
} as const satisfies Translation<typeof english>;
