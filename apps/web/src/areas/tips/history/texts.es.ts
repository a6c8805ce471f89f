import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del historial de propinas y millaje. */
export const texts = {
  titles: { page: 'Historial de propinas', filters: 'Filtrar propinas' },
  filter: 'Filtrar',
  change: 'Cambiar los filtros',
  clear: 'Mostrar todo',
  found: '{count, plural, one {# informe} many {# de informes} other {# informes}}',
  nothingFits: 'Nada coincide',
  nothingFitsText: 'Ninguna propina ni millaje coincide con estos filtros. Cámbialos o muestra todo.',
  kind: '¿Propinas o millaje?',
  anyKind: 'Ambos',
  state: 'Qué pasó',
  anyState: 'Todo',
  days: 'Días en que se ganó',
  show: 'Mostrar',
} as const satisfies Translation<typeof english>;
