import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { hour, readDefaults } from '../wire/query-defaults.ts';
import { startupContract, type WireSettings } from './contract.ts';
import { type Settings, settingsFromWire } from './settings.ts';

/** Hours that configuration is good for when it doesn't say. */
const defaultExpiryHours = 4;

/** Configuration by key. Good for as many hours as its own ConfigurationsCacheExpiryTime says, 4 by default. */
export function configurationQuery(api: ApiClient) {
  return queryOptions<WireSettings, ApiError, Settings>({
    ...readDefaults,
    queryKey: ['startup', 'configuration'],
    queryFn: ({ signal }) => api.client(startupContract).getConfigurationSettings(undefined, { signal }),
    select: settingsFromWire,
    staleTime: ({ state: { data } }) =>
      hour * (settingsFromWire(data ?? []).number('ConfigurationsCacheExpiryTime') ?? defaultExpiryHours),
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Startup data of one module, by its wire number. Asked for once and kept. */
export function startupDataQuery(api: ApiClient, module: number, includeShared: boolean) {
  return queryOptions<WireSettings, ApiError, Settings>({
    ...readDefaults,
    queryKey: ['startup', 'data', module],
    queryFn: ({ signal }) =>
      api
        .client(startupContract)
        .startupDataV2({ IncludeShared: includeShared, LivelyModule: module }, { signal }),
    select: settingsFromWire,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether the app can be used again; for `createMaintenanceHandler`. */
export function isAvailableAgain(api: ApiClient): Promise<boolean> {
  return api.client(startupContract).checkMaintenanceStatus();
}

export { type Settings, settingsFromWire } from './settings.ts';
