export {
  type CacheVersionAnswer,
  type CardCacheVerdict,
  cardCacheVerdict,
  storedCacheVersion,
} from './card-cache.ts';
export {
  defaultCacheHours,
  isConfigurationFresh,
  isNativeRefreshDue,
  type NativeRefresh,
} from './configuration-cache.ts';
export { type ConfigurationKey, configurationValue } from './configuration-keys.ts';
export {
  type LocationRequest,
  locationRequest,
  type Position,
  positionOrFallback,
} from './location.ts';
export {
  type AreaModule,
  type LoadedFlag,
  loadedFlag,
  loadedFlags,
  moduleOfArea,
  type StartupModule,
} from './module.ts';
export {
  configurationPolling,
  type Polling,
  type PollStep,
  pollStep,
} from './polling.ts';
export { type PreloadOptions, type PreloadStep, preloadPlan } from './preload-plan.ts';
export { readPublicIp } from './public-ip.ts';
export type { SettingKind, SettingValue } from './setting-values.ts';
export {
  noStartupData,
  type Setting,
  type StartupData,
  type StartupDataRequest,
  sharedDataRequest,
  startupDataRequest,
  withStartupAnswer,
} from './startup-data.ts';
export { cardAccess, type StartupKey, startupValue } from './startup-keys.ts';
export { type StateExpiry, stateExpiryPath } from './state-expiry.ts';
