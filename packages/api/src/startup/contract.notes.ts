import type { CallNotes } from '../wire/index.ts';
import type { startupContract } from './contract.ts';

export const notes = {
  getConfigurationSettings: 'Configuration as a list of keys and values',
  startupDataV2: 'Startup data of a module, with the shared data on request',
  checkMaintenanceStatus: 'Whether the app can be used again',
} as const satisfies CallNotes<typeof startupContract>;
