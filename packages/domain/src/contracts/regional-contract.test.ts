import { expect, it } from 'vitest';
import { regionalContract } from './regional-contract.ts';

const equivalents = { EFTA: 206, TermsOfService: 208 };

it('region 4 has its own EFTA and Terms of Service [contracts-010]', () => {
  expect(regionalContract('EFTA', 4, equivalents)).toBe(206);
  expect(regionalContract('TermsOfService', 4, equivalents)).toBe(208);
});

it('other regions, and people without one, have the ordinary ones [contracts-010]', () => {
  for (const region of [null, 0, 1, 3, 5]) {
    expect(regionalContract('EFTA', region, equivalents)).toBe(6);
    expect(regionalContract('TermsOfService', region, equivalents)).toBe(8);
  }
});

it('other contracts are the same in every region [contracts-010]', () => {
  expect(regionalContract('Privacy', 4, equivalents)).toBe(2);
});

it('a region whose own version is not configured is shown the ordinary one', () => {
  expect(regionalContract('EFTA', 4, {})).toBe(6);
});
