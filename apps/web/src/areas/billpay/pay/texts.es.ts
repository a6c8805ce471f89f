import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para pagar una factura: ahora, un día o por sí sola. */
export const texts = {
  titles: { pay: 'Pagar esta factura', autopay: 'Pago automático y recordatorio' },
  to: 'A {name}, de tu sueldo. Es gratis.',
  when: '¿Cuándo?',
  now: 'Ahora',
  onDay: 'Un día',
  amount: '¿Cuánto?',
  day: 'Día en que sale',
  dayHint: 'Sale a las 9 de la mañana y llega el siguiente día hábil. Para llegar a tiempo: {day} o antes.',
  amountMissing: 'Ingresa un monto.',
  dayMissing: 'Elige un día.',
  dayTooEarly: 'El primer día todavía posible es el {day}.',
  dayClosed: 'Los bancos cierran ese día. Elige un día hábil.',
  pay: 'Pagar {amount}',
  schedule: 'Programar el pago',
  read: 'Leer y aceptar',
  paying: 'Un momento…',
  failed: 'No se movió nada',
  notScheduled: 'No se programó nada',
  notSaved: 'No cambió nada',
  proof: 'Con los demás pagos del día es un monto grande, así que comprobamos que eres tú.',
  refused: 'Sin el acuerdo no se puede pagar.',
  paidTitle: '{amount} en camino',
  paid: 'A {name}, llega a más tardar el {when}.',
  see: 'Ver la factura',
  receipt: 'Ver el recibo',
  unknownTitle: 'Todavía no sabemos si se pagó la factura',
  unknown:
    'Nuestra respuesta sobre {amount} se perdió. Averígualo antes de pagar otra cosa; preguntar no mueve nada.',
  ask: 'Averiguar qué pasó',
  asking: 'Preguntando…',
  notPaid: 'No se hizo: no se movió nada ni se moverá.',
  autopay: 'Pagar automáticamente',
  autopayHint:
    'Sale a tiempo para cada vencimiento: si cae en fin de semana o feriado, el día hábil anterior. Si no alcanza el saldo, no se paga nada y te avisamos.',
  limit: 'Nunca más de',
  limitHint:
    'Por encima te preguntamos antes. Los pagos de más de {amount} en un día siempre piden un código.',
  remind: 'Recordarme',
  remindNot: 'Sin recordatorio',
  remindBefore:
    '{count, plural, one {# día antes de que venza} many {# de días antes de que venza} other {# días antes de que venza}}',
  save: 'Guardar',
  saving: 'Guardando…',
} as const satisfies Translation<typeof english>;
