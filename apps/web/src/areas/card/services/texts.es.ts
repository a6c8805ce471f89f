import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de los servicios de la tarjeta. */
export const texts = {
  titles: { page: 'Servicios de la tarjeta' },
  services: {
    card: { title: 'Tu tarjeta', text: 'Saldo y actividad' },
    activate: { title: 'Activar tu tarjeta', text: 'Con los datos que lleva' },
    pin: { title: 'PIN', text: 'Elegir uno o cambiarlo' },
    number: { title: 'Número de la tarjeta', text: 'Para pagar en internet' },
    move: { title: 'Agregar dinero', text: 'Desde tus otros saldos, al instante' },
    friend: { title: 'Pagar a un amigo', text: 'Gratis y al instante' },
    autoload: { title: 'Carga automática', text: 'Tu pago va solo a ella' },
    deposit: { title: 'Depósito directo', text: 'Tu pago, directo a tu tarjeta' },
    wallet: { title: 'Agregar a una billetera', text: 'Google, Apple o Samsung' },
    account: { title: 'La tarjeta como cuenta', text: 'Adonde puede ir tu pago' },
    costs: { title: 'Costos y efectivo gratis', text: 'Comisiones y cajeros cerca de ti' },
    replace: { title: 'Pide otra tarjeta', text: 'Perdida, robada o dañada' },
    close: { title: 'Cierra tu tarjeta', text: 'Cuando ya no quede nada en ella' },
  },
  more: {
    title: 'Más sobre tarjetas',
    link: { title: 'Vincular otra tarjeta', text: 'De tu empleador o de otro emisor' },
    disclosures: {
      title: 'Divulgaciones de la tarjeta',
      text: 'Comisiones, términos y privacidad',
      failed: 'No pudimos cargar las divulgaciones',
      failedText: 'Tu tarjeta está bien. Inténtalo de nuevo en un momento.',
      offlineText: 'Conéctate a internet para leerlas.',
    },
  },
} as const satisfies Translation<typeof english>;
