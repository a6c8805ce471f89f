import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  news: 'Mensaje nuevo: {name}',
  open: 'Abrir',
};
