import {
  configurationValue,
  isConfigurationFresh,
  isNativeRefreshDue,
  type Setting,
} from '@dayfare/domain/startup';
import type { LocalArea } from '../storage/local-area.ts';
import { readLocal, writeLocal } from '../storage/local-values.ts';

/** Returns the configuration of an earlier visit while it is valid; otherwise null. In the native app it may have to be renewed sooner. */
export function keptConfiguration(local: LocalArea, now: number): readonly Setting[] | null {
  const kept = readLocal(local, 'ConfigurationSettings');
  if (!kept) return null;
  const values = new Map(kept.settings.map(({ key, value }) => [key, value]));
  const hours = configurationValue(values, 'ConfigurationsCacheExpiryTime');
  const native = {
    isNative: readLocal(local, 'isNativeApp') ?? false,
    isForced: configurationValue(values, 'ForceUpdateNativeConfigs') ?? false,
    expiryHours: configurationValue(values, 'ForceUpdateNativeConfigsExpiryTime'),
    refreshedAt: kept.savedAt,
  };
  const isGood = isConfigurationFresh(kept.savedAt, now, hours) && !isNativeRefreshDue(native, now);
  return isGood ? kept.settings : null;
}

/** Stores a configuration for the next visit. */
export function keepConfiguration(local: LocalArea, settings: readonly Setting[], now: number): void {
  writeLocal(local, 'ConfigurationSettings', { savedAt: now, settings });
}
