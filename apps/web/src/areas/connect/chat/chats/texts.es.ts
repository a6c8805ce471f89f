import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Chats' },
  search: 'Buscar chats',
  filter: 'Filtrar',
  new: 'Nuevo chat',
  filters: {
    all: 'Todas las conversaciones',
    unread: 'Sin leer',
    groups: 'Grupos',
    direct: 'Una persona',
    muted: 'Silenciadas',
  },
  unread:
    '{count, plural, one {# mensaje sin leer} many {# de mensajes sin leer} other {# mensajes sin leer}}',
  online: 'En línea',
  muted: 'Silenciada',
  noMessage: 'Aún no hay mensajes',
  people: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  noneTitle: 'Aún no hay chats',
  none: 'Escríbele a alguien de tu trabajo o crea un grupo.',
  nothingFound: 'Ningún chat coincide. Prueba otra palabra u otro filtro.',
  failed: 'No pudimos cargar tus chats',
  failedText: 'No se puede acceder al chat en este momento. No se perdió nada. Inténtalo en un momento.',
  offline: 'Conéctate a internet para ver tus chats.',
};
