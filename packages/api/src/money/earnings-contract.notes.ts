import type { CallNotes } from '../wire/index.ts';
import type { earningsContract } from './earnings-contract.ts';

export const notes = {
  getEarningsOfRange: 'Earnings of some time, by pay period and day',
  getAssetsV2: 'Accounts, cards, tips and mileage, where the marketplace is on',
  getAssets: 'Accounts, cards, tips and mileage',
} as const satisfies CallNotes<typeof earningsContract>;
