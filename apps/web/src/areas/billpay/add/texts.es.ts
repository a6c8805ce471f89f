import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para agregar una factura. */
export const texts = {
  titles: { page: 'Agregar una factura' },
  from: '¿Quién la envió?',
  ending: 'Cuenta terminada en {last4}',
  other: 'Otra empresa o cuenta',
  noAccount: 'Primero, la empresa',
  noAccountText: 'Elige quién envió la factura e ingresa el número de cuenta que aparece en ella.',
  choose: 'Elegir la empresa',
  amount: 'Monto',
  due: 'Fecha de vencimiento',
  dueHint: 'Si cae en fin de semana o feriado, se paga para que llegue el día hábil anterior.',
  often: '¿Cada cuánto?',
  frequency: { once: 'Una vez', Weekly: 'Cada semana', Monthly: 'Cada mes' },
  ends: '¿Cuándo termina?',
  end: { times: 'Después de varias veces', date: 'Un día' },
  times: 'Número de veces',
  timesHint: 'De 0 a 60; con 0 sigue hasta que la detengas.',
  endDate: 'Último día',
  add: 'Agregar la factura',
  adding: 'Agregando…',
  failed: 'La factura no se agregó',
  lost: 'Inténtalo de nuevo; nunca se agrega dos veces.',
  added: 'La factura se agregó.',
  problems: {
    fromMissing: 'Elige quién la envió.',
    amountOutOfRange: 'Una factura es de {least} a {most}.',
    dueTooEarly: 'Elige hoy o un día posterior.',
    timesOutOfRange: 'Ingresa un número de 0 a 60.',
    endBeforeDue: 'Elige el día de vencimiento o uno posterior.',
    dateMissing: 'Elige un día.',
  },
} as const satisfies Translation<typeof english>;
