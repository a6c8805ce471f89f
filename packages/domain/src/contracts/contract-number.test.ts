import { expect, it } from 'vitest';
import { contractNumber } from './contract-number.ts';
import { contractType } from './contract-type.ts';

const equivalents = { EFTA: 206, TermsOfService: 208 };
const ours = { regionId: 1, environment: 'Common' };

it('our own brands have the documents’ own numbers', () => {
  for (const type of contractType.names)
    expect(contractNumber(type, ours, equivalents)).toBe(contractType.toWire(type));
});

it.each([
  ['EFTA', 61],
  ['TermsOfService', 62],
  ['CardHolderPayrollWithCip', 42],
  ['Privacy', 2],
] as const)('%s of a partner brand has the number %i', (type, expected) => {
  expect(contractNumber(type, { regionId: 1, environment: 'Paycor' }, equivalents)).toBe(expected);
});

it('the region’s version comes before the partner brand’s', () => {
  const reader = { regionId: 4, environment: 'Paycor' };
  expect(contractNumber('TermsOfService', reader, equivalents)).toBe(208);
  expect(contractNumber('TermsOfService', reader, {})).toBe(62);
});

it('without a known region nothing is replaced', () => {
  expect(contractNumber('EFTA', { regionId: undefined, environment: 'Common' }, equivalents)).toBe(6);
});
