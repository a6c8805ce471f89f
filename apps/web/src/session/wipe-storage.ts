/** Settings of the device rather than of the person: they stay when someone signs out. */
const kept: ReadonlySet<string> = new Set([
  'brand',
  'clientIp',
  'clientLatitude',
  'clientLongitude',
  'currentCulture',
  'deviceId',
  'isNativeApp',
  'languages',
  'locale',
]);

/** Removes everything from a storage but the settings of the device. */
export function wipeStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!kept.has(key)) storage.removeItem(key);
  }
}
