import { expect, it } from 'vitest';
import { brandOfEnvironment, businessEnvironments } from './environment.ts';

it('environments are listed in the order of the documents, Canada last [brands-002]', () => {
  expect(businessEnvironments).toEqual(['Common', 'Dayfare', 'Paycor', 'OnShift', 'UKG', 'Canada']);
});

it('every environment has a brand of its own', () => {
  expect(businessEnvironments.map(brandOfEnvironment)).toEqual([
    'common',
    'dayfare',
    'paycor',
    'onshift',
    'ukg',
    'canada',
  ]);
});
