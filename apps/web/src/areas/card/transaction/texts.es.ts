import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de una operación de la tarjeta. */
export const texts = {
  titles: { page: 'Operación de la tarjeta' },
  failed: 'No pudimos cargar esta operación',
  failedText: 'Tu dinero está bien. Inténtalo de nuevo o vuelve a tu tarjeta.',
  offlineText: 'Conéctate a internet para ver esta operación.',
  kind: 'Qué',
  when: 'Cuándo',
  place: 'Dónde',
  online: 'En internet',
  card: 'Tarjeta',
  declined: 'Rechazada: no se movió dinero',
  reasons: {
    fundsNotAvailable: 'No había suficiente dinero en la tarjeta.',
    locked: 'Tu tarjeta estaba bloqueada por ti.',
    toActivate: 'Tu tarjeta aún no estaba activada. Hasta entonces solo paga en internet.',
    blocked: 'Tu tarjeta estaba bloqueada para proteger tu dinero. Llámanos para volver a usarla.',
    other: 'No se pudo usar la tarjeta. Llámanos para saber por qué.',
  },
  unknown: '¿No la reconoces? Repórtala y bloquea tu tarjeta para que nadie pague con ella.',
  report: 'No la reconozco',
  reporting: 'Enviando…',
  notReported: 'Tu reporte no se envió',
  caseTitle: 'Tu reporte, caso {id}',
  cases: {
    Opened: 'Recibimos tu reporte. Tendrás nuestra decisión a más tardar el {day}.',
    Reviewing: 'Lo estamos investigando. Tendrás nuestra decisión a más tardar el {day}.',
    Credited: 'Decidimos a tu favor: el dinero está de nuevo en tu tarjeta.',
    Declined: 'Decidimos que este pago es válido. Llámanos para saber por qué y qué puedes hacer.',
  },
} as const satisfies Translation<typeof english>;
