import { describe, expect, it } from 'vitest';
import { contractType } from './contract-type.ts';
import { offeredContracts } from './offered-contracts.ts';

describe('the contracts that can be looked up', () => {
  it('are those of a payroll card for an employer’s people', () => {
    expect(offeredContracts('User', 'Common').card.map(contractType.toWire)).toEqual([17, 20, 23, 15]);
  });

  it('are those of a general-purpose card for somebody on their own', () => {
    expect(offeredContracts('DirectUser', 'Common').card.map(contractType.toWire)).toEqual([16, 19, 22, 15]);
  });

  it('begin with the program terms in a partner’s brand', () => {
    expect(offeredContracts('User', 'UKG').card[0]).toBe('PartnerBrandProgramTerms');
  });

  it('are no more than one call can ask for, and none of them twice', () => {
    for (const { service, card } of [offeredContracts('User', 'UKG'), offeredContracts(null, 'Common')]) {
      expect(service.length).toBeLessThanOrEqual(20);
      expect(new Set([...service, ...card]).size).toBe(service.length + card.length);
    }
  });
});
