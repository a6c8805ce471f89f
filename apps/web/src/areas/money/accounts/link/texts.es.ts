import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para vincular un banco: antes de abrir su página y al volver de ella. */
export const texts = {
  titles: {
    link: 'Vincular tu banco',
  },
  intro:
    'Iniciarás sesión en la página de tu propio banco y elegirás una cuenta. Recibimos su número y tipo, nunca tu contraseña.',
  again:
    'Iniciarás sesión en la página de tu propio banco para que {name} vuelva a funcionar. Nunca vemos tu contraseña.',
  go: 'Continuar a tu banco',
  going: 'Abriendo la página de tu banco…',
  failed: 'No pudimos abrir la página de tu banco',
  noPage: 'Hay un problema para vincular el banco. Inténtalo más tarde.',
  checkTitle: '¿Agregar esta cuenta?',
  checkAgain: '¿Volver a usar esta cuenta?',
  resuming: 'Consultando a tu banco…',
  outcomeFailed: 'No pudimos consultar a tu banco',
  outcomeFailedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  outcomeOffline: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
  cancelled: 'Saliste de la página de tu banco, así que no se agregó nada.',
  locked:
    'Tu banco bloqueó su banca en línea, así que no se agregó nada. Llama a tu banco o agrega la cuenta con sus números.',
  broken:
    'Algo falló en tu banco y no se agregó nada. Inténtalo de nuevo o agrega la cuenta con sus números.',
  expired: 'La página de tu banco ya no está abierta, así que no se agregó nada. Inicia sesión ahí de nuevo.',
  byHand: 'Agregarla con sus números',
  save: 'Agregar esta cuenta',
  saveAgain: 'Volver a usarla',
  saving: 'Guardando…',
  saved: 'Se agregó {bank}. Tu pago ya puede ir ahí.',
  savedAgain: '{bank} vuelve a funcionar.',
  saveFailed: 'No se agregó la cuenta',
  lostTitle: 'Aquí no queda nada por terminar',
  lost: 'Si empezaste en la aplicación o en otro navegador, vuelve ahí: continúa sin que hagas nada. Si no, no se está vinculando ninguna cuenta y nada ha cambiado.',
} as const satisfies Translation<typeof english>;
