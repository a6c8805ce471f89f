import { analyticsContract } from './analytics/contract.ts';
import { contractsContract } from './contracts/contract.ts';
import { moneyContract } from './money/contract.ts';
import { businessContract } from './session/business-contract.ts';
import { sessionContract } from './session/contract.ts';
import { deviceContract } from './session/device-contract.ts';
import { forgotContract } from './session/forgot-contract.ts';
import { pinContract } from './session/pin-contract.ts';
import { settingsContract } from './session/settings-contract.ts';
import { startupContract } from './startup/contract.ts';
import { placeContract } from './startup/place-contract.ts';
import { uploadContract } from './upload/contract.ts';

/**
 * Every call by area: for the server, for mocks and for documents. A page takes the contracts of its areas one by one, and of
 * an area only the part that it uses.
 */
export const contract = {
  session: {
    ...sessionContract,
    ...forgotContract,
    ...pinContract,
    ...businessContract,
    ...deviceContract,
    ...settingsContract,
  },
  startup: { ...startupContract, ...placeContract },
  money: { ...moneyContract, ...uploadContract },
  contracts: contractsContract,
  analytics: analyticsContract,
};
