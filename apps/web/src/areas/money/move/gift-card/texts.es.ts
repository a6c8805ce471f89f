import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de las tarjetas de regalo de Amazon: qué son y su código. */
export const texts = {
  titles: { gift: 'Tarjeta de regalo de Amazon' },
  text: 'Recibe parte de tu pago como tarjeta de regalo para gastar en Amazon. El código aparece aquí, en la app.',
  get: 'Pedir una tarjeta de regalo',
  getting: 'Un momento…',
  elsewhere: 'Enviarlo a otro lugar',
  notOpen: 'Las tarjetas de regalo no están disponibles ahora',
  facts: {
    code: 'Un código, en minutos',
    codeText: 'En unos 5 minutos con una comisión, o gratis el siguiente día hábil.',
    most: 'Hasta {most} cada vez',
    mostText: 'Vale exactamente lo que pides y no vence.',
    final: 'Un código no se puede devolver',
    finalText:
      'Cuando ya lo viste, no puede volver a ser dinero. Mientras no se haya enviado, puedes cancelar.',
  },
  worth: 'Vale',
  issued: 'Emitida: {when}',
  code: 'Código de regalo',
  show: 'Mostrar el código',
  hide: 'Ocultar el código',
  spend: 'En Amazon, abre «Tarjetas de regalo», elige «Canjear una tarjeta de regalo» y escribe el código.',
  careful: 'Trátalo como efectivo: quien tenga el código puede gastarlo. Nosotros nunca te lo pediremos.',
  notReady: 'No hay código de regalo para esta transferencia',
  notReadyText: 'Aún no se emitió, o el dinero volvió a tu pago. La transferencia lo dice.',
  transfer: 'Ver la transferencia',
  codeFailed: 'No pudimos cargar el código',
  failedText: 'Tu dinero no se ve afectado. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para ver el código.',
} as const satisfies Translation<typeof english>;
