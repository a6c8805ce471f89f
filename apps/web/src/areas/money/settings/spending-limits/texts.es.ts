import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de los límites que cada quien se pone. */
export const texts = {
  titles: { page: 'Tus propios límites' },
  text: 'Elige lo máximo que te permites recibir. Si bajas un límite, se aplica de inmediato. Si lo subes o lo quitas, tarda 24 horas, y hasta entonces puedes cambiar de opinión.',
  counts:
    'Cuenta todo lo que recibes, con todos tus empleadores: en cuentas y tarjetas, en efectivo y con transferencias periódicas. También los pagos a amigos. Lo que te regresa no cuenta.',
  spans: { day: 'Por día', payPeriod: 'Por período de pago' },
  none: 'Sin límite',
  left: {
    day: 'Hoy te quedan {left}',
    payPeriod: 'Te quedan {left} en este período. Empieza de nuevo el {until}.',
  },
  set: 'Poner un límite',
  change: 'Cambiar',
  rises: 'Sube a {amount} el {when}.',
  ends: 'Termina el {when}.',
  keep: 'Dejarlo en {amount}',
  sheet: { day: 'Tu límite por día', payPeriod: 'Tu límite por período de pago' },
  most: 'Lo máximo que puedes recibir',
  atOnce: 'Se aplica en cuanto lo guardes.',
  later: 'Es más que ahora, así que se aplica 24 horas después de guardarlo.',
  amountMissing: 'Escribe un monto mayor que cero.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado.',
  notSaved: 'No se guardó',
  remove: 'Quitar el límite',
  removeText: 'Si lo quitas, sigue vigente 24 horas más.',
  failed: 'No pudimos cargar tus límites',
  failedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
