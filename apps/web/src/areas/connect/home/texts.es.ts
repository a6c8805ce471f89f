import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'En el trabajo' },
  chats: 'Chats',
  unread:
    '{count, plural, =0 {Ningún mensaje sin leer} one {# mensaje sin leer} many {# de mensajes sin leer} other {# mensajes sin leer}}',
  shifts: 'Turnos',
  shiftsText: 'Encuentra, solicita y cancela turnos',
  jobs: 'Empleos',
  jobsText: 'Empleos abiertos en tu trabajo y con socios',
  notifications: 'Notificaciones',
  notificationsText: 'Lo que te avisamos',
  activity: 'Actividad',
  activityText: 'Lo que pasa en el trabajo, para buscar',
  announce: 'Anunciar algo',
  announcements: 'Anuncios',
  by: '{author} · {when}',
  partner: 'De un socio comercial',
  like: 'Me gusta',
  liked: 'Te gusta',
  likes:
    '{count, plural, =0 {Aún sin “me gusta”} one {# “me gusta”} many {# de “me gusta”} other {# “me gusta”}}',
  acknowledge: 'Ya leí “{title}”',
  acknowledged: 'Ya lo leíste',
  problem: 'No funcionó. Inténtalo de nuevo.',
  none: 'Aún no hay anuncios.',
  failed: 'No pudimos cargar los anuncios',
  failedText: 'Inténtalo de nuevo en un momento.',
  offline: 'Conéctate a internet para ver los anuncios.',
};
