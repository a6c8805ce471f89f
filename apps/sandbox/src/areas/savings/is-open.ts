import { type ConfiguredServer, isSwitchedOn } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Whether savings are open: goals can be started and money put in. What is in a goal can be taken out either way. */
export const isOpen = (server: ConfiguredServer): boolean => isSwitchedOn(server, 'EnableSavingsV2');

/** Refuses with SavingsNotOpen while savings are not open. */
export function requireOpen(server: ConfiguredServer): void {
  if (!isOpen(server)) throw new Refusal('SavingsNotOpen');
}
