import type { ApiClient } from '../transport/index.ts';
import { entityQuery, hour } from '../wire/query-defaults.ts';
import { startupContract } from './contract.ts';
import { settingsFromWire } from './settings.ts';

/** Hours that configuration is good for when it doesn't say. */
const defaultExpiryHours = 4;

/** Configuration by key. Good for as many hours as its own ConfigurationsCacheExpiryTime says, 4 by default. */
export function configurationQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['startup', 'configuration'],
    ask: ({ signal }) => api.client(startupContract).getConfigurationSettings(undefined, { signal }),
    read: settingsFromWire,
    staleTime: ({ state: { data } }) =>
      hour * (settingsFromWire(data ?? []).number('ConfigurationsCacheExpiryTime') ?? defaultExpiryHours),
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Startup data of one module, by its wire number. Asked for once and kept. */
export function startupDataQuery(api: ApiClient, module: number, includeShared: boolean) {
  return entityQuery({
    queryKey: ['startup', 'data', module],
    ask: ({ signal }) =>
      api
        .client(startupContract)
        .startupDataV2({ IncludeShared: includeShared, LivelyModule: module }, { signal }),
    read: settingsFromWire,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether the app can be used again; for `createMaintenanceHandler`. */
export function isAvailableAgain(api: ApiClient): Promise<boolean> {
  return api.client(startupContract).checkMaintenanceStatus();
}

export { type Settings, settingsFromWire } from './settings.ts';
