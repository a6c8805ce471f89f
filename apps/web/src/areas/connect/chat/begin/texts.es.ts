import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Empezar un chat' },
  how: 'Escribir a',
  one: 'Una persona',
  group: 'Un grupo',
  search: 'Buscar compañeros',
  people: 'Compañeros de trabajo',
  name: 'Nombre del grupo',
  nameMissing: 'Ponle un nombre al grupo.',
  description: 'De qué se trata',
  choose: 'Elige al menos a una persona.',
  create: 'Crear grupo',
  working: 'Un momento…',
  none: 'No encontramos a nadie con ese nombre.',
  presence: { online: 'En línea', away: 'Ausente', offline: 'Sin conexión' },
  problem: 'No funcionó. Inténtalo de nuevo; nunca se crea dos veces.',
  failed: 'No pudimos cargar a tus compañeros',
  failedText: 'Inténtalo de nuevo en un momento.',
  offline: 'Conéctate a internet para ver a tus compañeros.',
};
