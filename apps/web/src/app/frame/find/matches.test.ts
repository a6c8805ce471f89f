import { describe, expect, it } from 'vitest';
import { matchesOf } from './matches.ts';

const all = ['Retiro en efectivo', 'Tarjeta de regalo', 'Transferencias periódicas', 'Transferencias'].map(
  (label) => ({ label }),
);
const found = (search: string) => matchesOf(all, search).map(({ label }) => label);

describe('what a search finds', () => {
  it('is everything, in its order, before anything is typed', () => {
    expect(found('  ')).toEqual(all.map(({ label }) => label));
  });

  it.each([
    ['periodicas', ['Transferencias periódicas']],
    ['PERIÓ trans', ['Transferencias periódicas']],
    ['efectivo', ['Retiro en efectivo']],
    ['re', ['Retiro en efectivo', 'Tarjeta de regalo']],
    ['ferencias', []],
  ])('for “%s” has words that begin with it, without accents, its beginning first', (search, labels) => {
    expect(found(search)).toEqual(labels);
  });
});
