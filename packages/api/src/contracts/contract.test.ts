import { describe, expect, it } from 'vitest';
import { contractSamples } from '../mocks/index.ts';
import { contractsContract } from './contract.ts';

const { getContractByType, saveContract } = contractsContract;

describe('contracts', () => {
  it('have id, contractType, contractTitle, htmlText and isCardContract [contracts-001]', () => {
    const { outputSchema } = getContractByType['~orpc'];
    const sample = contractSamples.contractDocument();
    expect(outputSchema?.parse({ contracts: [{ ...sample, more: 1 }] })).toEqual({ contracts: [sample] });
    expect(Object.keys(sample).toSorted()).toEqual([
      'contractTitle',
      'contractType',
      'htmlText',
      'id',
      'isCardContract',
    ]);
  });

  it('are asked for with id, contractType, authAccountID, userID, referenceRecordID and userSentBrandingType [contracts-002]', () => {
    const request = { id: 0, contractType: 12, authAccountID: 1, userID: 2, referenceRecordID: 3 };
    for (const { inputSchema } of [getContractByType['~orpc'], saveContract['~orpc']]) {
      for (const userSentBrandingType of [0, 1]) {
        const input = { ...request, isCardContract: false, userSentBrandingType };
        expect(inputSchema?.parse(input)).toMatchObject({ ...request, userSentBrandingType });
      }
      const other = { ...request, isCardContract: false, userSentBrandingType: 2 };
      expect(inputSchema?.safeParse(other).success).toBe(false);
    }
  });

  it('by type come from POST EWA/GetContractByType, which takes four fields [contracts-003]', () => {
    const { route, inputSchema } = getContractByType['~orpc'];
    expect(route).toEqual({ method: 'POST', path: '/EWA/GetContractByType' });
    const four = { id: 144, contractType: 57, isCardContract: true, userSentBrandingType: 1 };
    expect(inputSchema?.parse(four)).toEqual(four);
    for (const field of Object.keys(four)) {
      expect(inputSchema?.safeParse({ ...four, [field]: undefined }).success).toBe(false);
    }
  });
});
