import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de las horas que se anotan, cambian y envían. */
export const texts = {
  titles: { page: 'Tus horas', new: 'Anotar horas' },
  day: 'Día',
  dayMissing: 'Escribe el día en que trabajaste.',
  start: 'Inicio',
  startMissing: 'Escribe la hora en que comenzaste.',
  end: 'Fin',
  endMissing: 'Escribe la hora en que terminaste.',
  same: 'El inicio y el fin no pueden ser la misma hora.',
  overnight: 'El fin es al día siguiente.',
  save: 'Guardar las horas',
  saving: 'Un momento…',
  submit: 'Enviar a tu gerente',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar estas horas?',
  deleteText: 'No se han enviado. Se borran para siempre.',
  deleteYes: 'Sí, eliminarlas',
  keep: 'Conservarlas',
  done: {
    log: 'Las horas están guardadas.',
    submit: 'Tu gerente tiene las horas.',
    delete: 'Las horas se eliminaron.',
  },
  rejected: 'Tu gerente rechazó estas horas',
  rejectedReason: '“{reason}”',
  rejectedText: 'Corrígelas y envíalas de nuevo, o elimínalas.',
  notSaved: 'No se guardó',
  closed: 'Estas horas no se pueden cambiar',
  closedText: 'Las tiene tu gerente o ya están aprobadas. Pregúntale si algo está mal.',
  failed: 'No pudimos cargar estas horas',
  failedText: 'No se perdió nada. Inténtalo de nuevo en un momento.',
  offline: 'No se perdió nada. Conéctate a internet para verlas.',
} as const satisfies Translation<typeof english>;
