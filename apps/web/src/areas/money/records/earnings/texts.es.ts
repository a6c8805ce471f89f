import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de las ganancias por categoría y de las horas de períodos de pago anteriores. */
export const texts = {
  titles: {
    earnings: 'Tus ganancias',
  },
  categories: { label: 'Categoría', earnings: 'Ganancias', tips: 'Propinas y millaje', assets: 'Cuentas' },
  failedTitle: 'No pudimos cargar tus ganancias',
  payday: {
    label: 'Pago estimado el {date}',
    text: 'Para el período {period}, después de impuestos, descuentos y todo lo que has tomado por adelantado.',
  },
  paydays: {
    title: 'Tus días de pago',
    frequency: {
      None: 'Tu empleador no nos ha dicho cada cuánto paga.',
      Hourly: 'Tu empleador paga las horas de cada día el siguiente día hábil.',
      Weekly: 'Tu empleador te paga cada semana.',
      BiWeekly: 'Tu empleador te paga cada dos semanas.',
      SemiMonthly: 'Tu empleador te paga dos veces al mes.',
      Monthly: 'Tu empleador te paga una vez al mes.',
      Yearly: 'Tu empleador te paga una vez al año.',
    },
    change: {
      None: 'A partir del {day}, te pagará con una frecuencia que no nos ha dicho.',
      Hourly: 'A partir del {day}, pagará las horas de cada día el siguiente día hábil.',
      Weekly: 'A partir del {day}, te pagará cada semana.',
      BiWeekly: 'A partir del {day}, te pagará cada dos semanas.',
      SemiMonthly: 'A partir del {day}, te pagará dos veces al mes.',
      Monthly: 'A partir del {day}, te pagará una vez al mes.',
      Yearly: 'A partir del {day}, te pagará una vez al año.',
    },
    period: 'Por {period}',
  },
  balance: 'De dónde sale tu saldo',
  days: {
    before: 'Horas de períodos de pago anteriores',
  },
  tips: {
    text: 'Las informó tu empleador y aún no se han pagado. No forman parte de tu saldo.',
    kinds: { Tips: 'Propinas', Mileage: 'Millaje' },
    failed: 'No pudimos cargar tus propinas y tu millaje',
    emptyTitle: 'Sin propinas ni millaje',
    empty: 'Aparecen aquí cuando tu empleador los informa.',
  },
  assets: {
    text: 'Adonde puede ir tu dinero. Solo tu banco sabe cuánto hay en una cuenta.',
    accounts:
      '{count, plural, one {# cuenta bancaria} many {# cuentas bancarias} other {# cuentas bancarias}}',
    cards: '{count, plural, one {# tarjeta} many {# tarjetas} other {# tarjetas}}',
    held: 'Guardado para ti',
    manage: 'Agregarlas o cambiarlas',
    failed: 'No pudimos cargar tus cuentas y tarjetas',
    emptyTitle: 'Aún no hay cuentas ni tarjetas',
    empty: 'Aquí aparecen las cuentas y tarjetas que vinculas.',
  },
} as const satisfies Translation<typeof english>;
