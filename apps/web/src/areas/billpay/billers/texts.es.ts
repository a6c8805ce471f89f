import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la lista de empresas. */
export const texts = {
  titles: { page: 'Empresas' },
  text: 'Agrega las empresas que te envían facturas. Así las tendrás arriba la próxima vez.',
  search: 'Nombre de la empresa',
  own: 'Tus empresas',
  others: 'Otras empresas',
  all: 'Todas las empresas',
  add: 'Agregar',
  addNamed: 'Agregar {name}',
  adding: 'Agregando…',
  added: '{name} ya está entre tus empresas.',
  remove: 'Quitar',
  removeNamed: 'Quitar {name}',
  removing: 'Quitando…',
  removed: '{name} ya no está entre tus empresas.',
  notChanged: 'Tu lista no cambió',
  notChangedText: 'Inténtalo de nuevo en un momento.',
  none: 'No encontramos la empresa',
  noneText: 'Prueba con parte del nombre, como aparece en la factura.',
  showAll: 'Ver todas las empresas',
  empty: 'Aún no hay empresas',
  emptyText: 'Todavía no hay ninguna empresa a la que puedas pagar. Vuelve pronto.',
  failed: 'No pudimos cargar las empresas',
  failedText: 'Tu lista está a salvo. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para ver las empresas.',
} as const satisfies Translation<typeof english>;
