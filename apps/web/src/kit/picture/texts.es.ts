import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  photo: 'Foto',
  zoom: 'Más cerca',
  across: 'Izquierda o derecha',
  down: 'Arriba o abajo',
  save: 'Guardar foto',
  remove: 'Quitar foto',
  working: 'Guardando…',
  failed: 'No se guardó la foto. Inténtalo de nuevo.',
  unreadable: 'No se puede leer esta foto. Elige una JPEG o PNG.',
  offline: 'No se guardó la foto: no hay internet.',
};
