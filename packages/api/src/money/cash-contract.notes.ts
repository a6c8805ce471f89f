import type { CallNotes } from '../wire/index.ts';
import type { cashContract } from './cash-contract.ts';

export const notes = {
  cashPickupLocations: 'Places that pay out cash',
  openCashPickup: 'Make cash pickup one of the places that money can be sent to',
  cashVoucher: 'The code that is shown at the counter',
} as const satisfies CallNotes<typeof cashContract>;
