import { expect, it } from 'vitest';
import { businessEnvironments } from '../../product/index.ts';
import { currencyOf } from './currency.ts';

it('pays wages in Canadian dollars in Canada, and in US dollars elsewhere', () => {
  const inCanada = businessEnvironments.filter((environment) => currencyOf(environment) === 'CAD');
  expect(inCanada).toEqual(['Canada']);
});
