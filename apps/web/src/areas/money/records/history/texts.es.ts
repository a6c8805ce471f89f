import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Spanish, as it is spoken in the United States. */
export const texts = {
  recurring: 'Transferencias periódicas',
  filterTitle: 'Filtrar y ordenar',
  use: 'Ver transferencias',
  days: '{count, plural, one {Último # día} many {Últimos # de días} other {Últimos # días}}',
  sorts: {
    newest: 'Primero las más recientes',
    oldest: 'Primero las más antiguas',
    largest: 'Primero los montos mayores',
    smallest: 'Primero los montos menores',
    name: 'Cuenta o tarjeta, de la A a la Z',
  },
  statuses: {
    pending: 'En camino',
    settled: 'Llegó',
    partly: 'Enviada en parte',
    failed: 'No se completó',
    reversed: 'Cancelada',
  },
  types: {
    Bank: 'A una cuenta bancaria',
    Card: 'A una tarjeta',
    CashPickup: 'Retiro de efectivo',
    Amazon: 'Tarjeta de regalo de Amazon',
    BillPayment: 'Factura',
  },
  chips: {
    status: 'Filtrar por estado',
    all: 'Todas',
    pending: 'En camino',
    arrived: 'Llegaron',
    failed: 'Fallidas',
    kind: 'Filtrar por tipo de dinero',
    allKinds: 'Todo el dinero',
  },
  totals: {
    taken: 'Recibido por adelantado',
    fees: 'Comisiones',
    month: 'Recibido {taken} · Comisiones {fees}',
  },
  closeBeside: 'Cerrar los detalles de la transferencia',
  account: {
    title: 'Esta cuenta o tarjeta hasta ahora',
    count: 'Transferencias',
    moved: 'Enviado allí',
    fees: 'Comisiones',
    last: 'Última transferencia',
    failed: 'No pudimos cargar el total enviado allí. Las transferencias de abajo están completas.',
  },
  statements: {
    action: 'Estados de cuenta',
    title: 'Guardar un estado de cuenta',
    text: 'Todas las transferencias de un mes, con comisiones y totales, en PDF.',
    month: 'Mes',
    empty: '{month} no tiene transferencias. Elige otro mes.',
    failedTitle: 'No se pudo crear el estado de cuenta',
    document: 'Estado de cuenta: {month}',
    count: 'Transferencias',
    moved: 'Enviado a ti',
    fees: 'Comisiones',
    day: 'Fecha',
  },
} as const satisfies Translation<typeof english>;
