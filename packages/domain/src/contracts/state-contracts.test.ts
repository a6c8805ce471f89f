import { expect, it } from 'vitest';
import { stateContracts } from './state-contracts.ts';

it('the contracts of states are what the configuration lists, without what is no number', () => {
  expect(stateContracts('{"CA":305,"NV":"306","QC":0,"ON":1.5}')).toEqual({ CA: 305 });
  for (const none of [undefined, null, '', 'no JSON', 'null', '7']) expect(stateContracts(none)).toEqual({});
});
