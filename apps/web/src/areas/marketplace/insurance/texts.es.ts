import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: {
    page: 'Cotizaciones de seguros',
  },
  kinds: {
    Auto: 'Seguro de auto',
    Home: 'Seguro de hogar',
    Pet: 'Seguro de mascotas',
  },
  text: 'Los mismos datos de cada cotización, primero la prima más baja. No nos pagan más por ninguna.',
  caption: 'Cotizaciones comparadas',
  company: 'Compañía',
  premium: 'Al mes',
  deductible: 'Pagas primero',
  coverage: 'Cubre hasta',
  next: 'Seguir',
  go: 'Abrir {company}',
  none: 'Por ahora no hay cotizaciones.',
  leaves: 'Para seguir, sales de esta app. No se compra nada antes de que lo digas allí.',
  notOpened: 'No se pudo abrir',
  failed: 'No pudimos cargar las cotizaciones',
  failedText: 'Inténtalo de nuevo en un momento.',
  offline: 'Conéctate a internet para comparar cotizaciones.',
} satisfies Translation<typeof english>;
