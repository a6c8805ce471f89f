import * as z from 'zod/mini';
import { call, wireNumber } from '../wire/index.ts';

/** Configuration and startup data come as a list of these; flags are `0` or `1`, structures are JSON text. */
export const settings = z.array(z.object({ key: z.string(), value: z.string() }));

/** What the app asks for at its start. */
export const startupContract = {
  /** Configuration as a list of keys and values. */
  getConfigurationSettings: call('GET', 'Main/GetConfigurationSettings', { payload: settings }),
  /** Startup data of a module, with the shared data on request. */
  startupDataV2: call('POST', 'user/startupDataV2', {
    input: z.object({ IncludeShared: z.boolean(), LivelyModule: wireNumber }),
    payload: settings,
    meta: { kind: 'read' },
  }),
  /** Whether the app can be used again. */
  checkMaintenanceStatus: call('GET', 'main/CheckMaintenanceStatus', { payload: z.boolean() }),
};

/** Entries of configuration or startup data, in the order the server gave them. */
export type WireSettings = z.infer<typeof settings>;
