import { configurationValue, isConfigurationFresh, type Setting } from '@dayfare/domain/startup';
import type { LocalArea } from '../storage/local-area.ts';
import { readLocal, writeLocal } from '../storage/local-values.ts';

/** Returns the configuration of an earlier visit while it is valid; otherwise null. */
export function keptConfiguration(local: LocalArea, now: number): readonly Setting[] | null {
  const kept = readLocal(local, 'ConfigurationSettings');
  if (!kept) return null;
  const values = new Map(kept.settings.map(({ key, value }) => [key, value]));
  const hours = configurationValue(values, 'ConfigurationsCacheExpiryTime');
  return isConfigurationFresh(kept.savedAt, now, hours) ? kept.settings : null;
}

/** Stores a configuration for the next visit. */
export function keepConfiguration(local: LocalArea, settings: readonly Setting[], now: number): void {
  writeLocal(local, 'ConfigurationSettings', { savedAt: now, settings });
}
