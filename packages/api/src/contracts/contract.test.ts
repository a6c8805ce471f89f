import { describe, expect, it } from 'vitest';
import { contractSamples } from '../mocks/index.ts';
import { contractsContract } from './contract.ts';

const { getContractByType, getContractByReferenceRecordID, getListOfContracts, saveContract } =
  contractsContract;

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

  it('that belong to a record come from POST EWA/GetContractByReferenceRecordID, which needs that record [contracts-004]', () => {
    const { route, inputSchema, outputSchema } = getContractByReferenceRecordID['~orpc'];
    expect(route).toEqual({ method: 'POST', path: '/EWA/GetContractByReferenceRecordID' });
    const asked = { id: 0, contractType: 12, isCardContract: false, userSentBrandingType: 0 };
    for (const referenceRecordID of [7, 'T-7']) {
      expect(inputSchema?.parse({ ...asked, referenceRecordID })).toMatchObject({ referenceRecordID });
    }
    expect(inputSchema?.safeParse(asked).success).toBe(false);
    expect(outputSchema?.parse(contractSamples.contracts())).toEqual(contractSamples.contracts());
  });

  it('of several types come together from POST EWA/GetListOfContracts [contracts-006]', () => {
    const { route, inputSchema, outputSchema } = getListOfContracts['~orpc'];
    expect(route).toEqual({ method: 'POST', path: '/EWA/GetListOfContracts' });
    const asked = [2, 8].map((contractType) => ({
      ...{ id: 0, contractType, isCardContract: false, userSentBrandingType: 1 },
    }));
    expect(inputSchema?.parse({ contracts: asked })).toEqual({ contracts: asked });
    expect(inputSchema?.safeParse({ contracts: [] }).success).toBe(false);
    expect(outputSchema?.parse(contractSamples.twoContracts())).toEqual(contractSamples.twoContracts());
  });
});
