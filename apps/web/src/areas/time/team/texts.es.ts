import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la decisión del gerente sobre las horas del equipo. */
export const texts = {
  titles: { page: 'Horas de tu equipo' },
  waiting: 'Esperan tu decisión',
  all: 'Todas',
  doubtful: 'Revisa esta hora: se anotó tarde, sin lugar o se cerró a mano',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  missing: 'Primero elige las horas.',
  approve: '{count, plural, =0 {Aprobar} one {Aprobar #} many {Aprobar #} other {Aprobar #}}',
  reject: '{count, plural, =0 {Rechazar} one {Rechazar #} many {Rechazar #} other {Rechazar #}}',
  rejectTitle:
    '{count, plural, one {¿Rechazar estas horas?} many {¿Rechazar las horas de # de turnos?} other {¿Rechazar las horas de # turnos?}}',
  reason: '¿Por qué?',
  reasonHint: 'La persona lo verá, y podrá corregir las horas y enviarlas de nuevo.',
  reasonMissing: 'Di qué está mal para que se pueda corregir.',
  rejectYes: 'Rechazar',
  cancel: 'Cancelar',
  working: 'Un momento…',
  done: {
    Approved:
      '{count, plural, one {Las horas están aprobadas.} many {Las horas de # de turnos están aprobadas.} other {Las horas de # turnos están aprobadas.}}',
    Rejected:
      '{count, plural, one {Las horas están rechazadas.} many {Las horas de # de turnos están rechazadas.} other {Las horas de # turnos están rechazadas.}}',
  },
  notDecided: 'No se decidió nada',
  none: 'Nada por decidir',
  noneText: 'Las horas aparecen aquí cuando alguien de tu equipo las envía.',
  failed: 'No pudimos cargar las horas de tu equipo',
  failedText: 'No se perdió nada. Inténtalo de nuevo en un momento.',
  offline: 'No se perdió nada. Conéctate a internet para verlas.',
} as const satisfies Translation<typeof english>;
