import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del retiro en efectivo: dónde se paga y el código que se muestra ahí. */
export const texts = {
  titles: { cash: 'Retiro en efectivo' },
  text: 'Recibe parte de tu pago en efectivo. Pídelo aquí y muestra tu código en cualquiera de estas ventanillas.',
  get: 'Retirar efectivo',
  getting: 'Un momento…',
  elsewhere: 'Enviarlo a otro lugar',
  notOpen: 'El retiro en efectivo no está disponible para ti',
  ageUnknown:
    'No sabemos tu fecha de nacimiento, y el efectivo solo se paga a quienes tienen la edad mínima. Llama a {supportName} para agregarla; mientras tanto tu pago puede ir a una cuenta o tarjeta.',
  call: 'Llamar al {supportPhone}',
  search: {
    US: 'Nombre, ciudad o código postal',
    CA: 'Nombre, ciudad o código postal',
  },
  nearby: 'Buscar ventanillas cerca de mí',
  nearbyOff: 'No pudimos saber dónde estás. Busca por ciudad.',
  none: 'No encontramos ventanillas',
  noneText: {
    US: 'Prueba con otro nombre, ciudad o código postal.',
    CA: 'Prueba con otro nombre, ciudad o código postal.',
  },
  failed: 'No pudimos cargar las ventanillas',
  failedText: 'Tu dinero no se ve afectado. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para ver dónde se paga efectivo.',
  amount: 'Efectivo por retirar',
  notReady: 'No hay código para esta transferencia',
  notReadyText: 'El efectivo aún no está listo, ya se retiró o volvió a tu pago. La transferencia lo dice.',
  transfer: 'Ver la transferencia',
  codeFailed: 'No pudimos cargar el código',
} as const satisfies Translation<typeof english>;
