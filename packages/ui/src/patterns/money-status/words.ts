import type { Words } from '../../messages/words.ts';
import type { MoneyState } from './money-state.ts';

export const words: Words<Record<MoneyState, string>> = {
  en: {
    pending: 'On its way',
    settled: 'Arrived',
    partly: 'Partly arrived',
    failed: 'Did not go through',
    reversed: 'Returned',
    overLimit: 'Over your limit',
  },
  es: {
    pending: 'En camino',
    settled: 'Llegó',
    partly: 'Llegó en parte',
    failed: 'No se completó',
    reversed: 'Devuelto',
    overLimit: 'Supera tu límite',
  },
  fr: {
    pending: 'En route',
    settled: 'Arrivé',
    partly: 'Arrivé en partie',
    failed: 'N’a pas abouti',
    reversed: 'Retourné',
    overLimit: 'Au-delà de votre limite',
  },
};
