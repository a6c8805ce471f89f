import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del inicio de la tarjeta. */
export const texts = {
  titles: { page: 'Tarjeta' },
  failed: 'No pudimos cargar tu tarjeta',
  failedText: 'Tu dinero y tu tarjeta están bien. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para ver tu tarjeta.',
  cardName: 'Tarjeta {brand}',
  balance: 'En tu tarjeta',
  updated: 'Actualizado {when}',
  add: 'Agregar dinero',
  payFriend: 'Pagar a un amigo',
  activate: 'Activar tu tarjeta',
  choosePin: 'Elegir un PIN',
  replace: 'Pedir otra tarjeta',
  services: 'Todos los servicios',
  labels: {
    active: 'Activa',
    pending: 'Sin activar',
    locked: 'Bloqueada por ti',
    blocked: 'Bloqueada',
    expired: 'Cerrada',
  },
  last: { load: 'Última recarga', spend: 'Último pago', when: '{what}, {when}' },
  states: {
    toActivate: {
      title: 'Paga en internet, aún no en tiendas',
      text: 'Tu tarjeta ya funciona en internet. En tiendas y cajeros funciona cuando esté activada.',
    },
    pinDue: {
      title: 'Aún sin PIN',
      text: 'Puedes pagar con tu tarjeta. Para los cajeros necesita un PIN.',
    },
    blocked: {
      title: 'Tu tarjeta está bloqueada',
      text: 'La bloqueamos para proteger tu dinero, que está seguro. Llámanos para volver a usarla.',
    },
    reported: {
      title: 'Esta tarjeta se reportó como perdida',
      text: 'Nadie puede pagar con ella. Tu dinero está seguro. Pide otra.',
    },
    closed: {
      title: 'Esta tarjeta está cerrada',
      text: 'Ya no se puede usar. Llámanos si queda dinero en ella.',
    },
  },
  lock: {
    lock: 'Bloquear tarjeta',
    locking: 'Bloqueando',
    unlock: 'Desbloquear tarjeta',
    unlocking: 'Desbloqueando',
    lockedTitle: 'Bloqueaste tu tarjeta',
    locked:
      'Nadie puede pagar ni sacar efectivo con ella. Los depósitos, los reembolsos y los pagos ya aprobados sí se procesan.',
    notLocked: 'No se bloqueó tu tarjeta',
    notUnlocked: 'Tu tarjeta sigue bloqueada',
  },
  shipping: {
    title: 'El envío de tu tarjeta',
    is: {
      Pending: 'Se enviará a {place}.',
      Shipped: 'Va en camino a {place}.',
      Arrived: 'Ya debería estar en {place}.',
    },
    steps: { applied: 'Pedida', printed: 'Impresa', shipped: 'Enviada', arrived: 'Entregada' },
    on: '{day}',
    by: 'Prevista para el {day}',
  },
  kinds: {
    purchase: 'Compra',
    decline: 'Rechazado',
    load: 'Dinero agregado',
    move: 'Dinero movido',
    fee: 'Comisión',
  },
  settled: 'Hecho',
  activity: {
    title: 'Actividad',
    search: 'Dónde pagaste',
    sums: 'Entró {loaded} · Gastado {spent}',
    emptyTitle: 'Todavía no hay nada',
    empty: 'Aquí verás lo que pagas y recibes con tu tarjeta.',
    failed: 'No pudimos cargar tu actividad',
    failedText: 'Tu dinero está bien. Inténtalo de nuevo en un momento.',
    offlineText: 'Conéctate a internet para ver los movimientos de tu tarjeta.',
    earlier: 'Ver meses anteriores',
    nothingFound: 'No se encontró ningún pago',
    nothingFoundText: 'Revisa cómo está escrito o busca una parte más corta del nombre.',
    showAll: 'Ver todo',
  },
} as const satisfies Translation<typeof english>;
