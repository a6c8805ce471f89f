import { contractsContract } from './contracts/contract.ts';
import { moneyContract } from './money/contract.ts';
import { sessionContract } from './session/contract.ts';
import { startupContract } from './startup/contract.ts';

/** Every call by area: for the server, for mocks and for documents. A page takes the contracts of its areas one by one. */
export const contract = {
  session: sessionContract,
  startup: startupContract,
  money: moneyContract,
  contracts: contractsContract,
};
