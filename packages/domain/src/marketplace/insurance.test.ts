import { expect, it } from 'vitest';
import { minorUnits } from '../money/index.ts';
import { compareQuotes } from './insurance.ts';

it('quotes are compared by premium, and then by deductible', () => {
  const quote = (premium: number, deductible: number) => ({
    premium: minorUnits(premium),
    deductible: minorUnits(deductible),
  });
  expect(compareQuotes([quote(2, 1), quote(1, 9), quote(1, 3)])).toEqual([
    ...[quote(1, 3), quote(1, 9), quote(2, 1)],
  ]);
});
