import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  news: 'Nouveau message : {name}',
  open: 'Ouvrir',
};
