import { expect, it } from 'vitest';
import { brandingTypeOf, businessEnvironments } from './environment.ts';

it('environments are listed in the order of the documents, Canada last [brands-002]', () => {
  expect(businessEnvironments).toEqual(['Common', 'Dayfare', 'Paycor', 'OnShift', 'UKG', 'Canada']);
});

it('partners have contracts of their own, our two environments have ours', () => {
  const variants = businessEnvironments.map((environment) => [environment, brandingTypeOf(environment)]);
  expect(Object.fromEntries(variants)).toEqual({
    Common: 0,
    Dayfare: 0,
    Paycor: 1,
    OnShift: 1,
    UKG: 1,
    Canada: 1,
  });
});
