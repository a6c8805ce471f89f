import { expect, it } from 'vitest';
import {
  brandingTypeOf,
  brandOfEnvironment,
  businessEnvironments,
  environmentOfBrand,
} from './environment.ts';

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

it('each brand leads back to its environment', () => {
  for (const environment of businessEnvironments) {
    expect(environmentOfBrand(brandOfEnvironment(environment))).toBe(environment);
  }
  const unknown: string = 'acme';
  expect(environmentOfBrand(unknown as 'common')).toBe('Common');
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
