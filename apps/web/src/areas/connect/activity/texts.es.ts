import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Actividad' },
  search: 'Buscar en la actividad',
  types: 'De qué se trata',
  all: 'Todo',
  type: {
    Group: 'Grupos',
    Direct: 'Una persona',
    Company: 'Empresa',
    Shift: 'Turnos',
    ChatActivity: 'Chats',
  },
  by: '{sender} · {when}',
  attachment: 'Abrir el adjunto de “{title}”',
  noneTitle: 'Nada todavía',
  none: 'Aquí llega lo que pasa en el trabajo: anuncios, turnos y mensajes para ti.',
  nothingTitle: 'Nada coincide',
  nothing: 'Prueba otra palabra, o todo.',
  failed: 'No pudimos cargar la actividad',
  failedText: 'No se perdió nada. Inténtalo de nuevo en un momento.',
  offline: 'Conéctate a internet para ver la actividad.',
};
