import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Notificaciones' },
  new: 'Nueva',
  unread:
    '{count, plural, one {# notificación nueva} many {# de notificaciones nuevas} other {# notificaciones nuevas}}',
  readAll: 'Marcar todas como leídas',
  marking: 'Marcando como leídas',
  notMarked: 'Siguen marcadas como nuevas',
  settings: 'Elige qué te avisamos',
  noneTitle: 'Aún no hay notificaciones',
  none: 'Aquí llegan los anuncios del trabajo y las novedades de tus turnos.',
  failed: 'No pudimos cargar tus notificaciones',
  failedText: 'No se perdió nada. Inténtalo de nuevo en un momento.',
  offline: 'Conéctate a internet para ver tus notificaciones.',
};
