import { describe, expect, it } from 'vitest';
import { matchesOf } from './matches.ts';

const all: readonly { label: string; otherNames?: string }[] = [
  'Retiro en efectivo',
  'Tarjeta de regalo',
  'Transferencias periódicas',
  'Transferencias',
].map((label) => ({ label }));
const found = (search: string) => matchesOf(all, search).map(({ label }) => label);

describe('what a search finds', () => {
  it('is everything, in its order, before anything is typed', () => {
    expect(found('  ')).toEqual(all.map(({ label }) => label));
  });

  it.each([
    ['tranferencias', ['Transferencias periódicas', 'Transferencias']],
    ['trasnfer', ['Transferencias periódicas', 'Transferencias']],
    ['tarjeeta', ['Tarjeta de regalo']],
    ['tarjwta', ['Tarjeta de regalo']],
    ['xarjeta', []],
    ['rel', []],
  ])('for “%s”, which no name has, may have one letter wrong', (search, labels) => {
    expect(found(search)).toEqual(labels);
  });

  it('has other names of a place, after those whose name has it', () => {
    const named = [{ label: 'Get money', otherNames: 'withdraw' }, { label: 'Withdrawals' }];
    expect(matchesOf(named, 'withd').map(({ label }) => label)).toEqual(['Withdrawals', 'Get money']);
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
