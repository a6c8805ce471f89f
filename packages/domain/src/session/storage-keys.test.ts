import { describe, expect, it } from 'vitest';
import { loadedFlags } from '../startup/index.ts';
import { documentedKeys, keptKeys, ownKeys } from './storage-keys.ts';

describe('local storage', () => {
  it('has the keys of the documents, and the loaded flags', () => {
    const documented = [
      'currentUser',
      'connectData',
      'clientIp',
      'clientLatitude',
      'clientLongitude',
      'locale',
      'currentCulture',
      'languages',
      'isNativeApp',
      'ConfigurationSettings',
      'skipStateDirectResolver',
      'IndexDbCacheVersion',
    ];
    expect(Object.keys(documentedKeys)).toEqual(documented);
    expect(loadedFlags).toEqual(expect.arrayContaining(['isLoadShared', 'isLoadEWA', 'isLoadTimelyTips']));
  });

  it('holds connect data, configuration, the language and asset counts besides the user', () => {
    for (const key of ['connectData', 'ConfigurationSettings', 'locale', 'assetCounts'])
      expect({ ...documentedKeys, ...ownKeys }).toHaveProperty(key);
  });

  it('keeps settings of the device and the app after a logout, and of the person the number alone', () => {
    expect([...keptKeys].sort()).toEqual([
      'brand',
      'clientIp',
      'clientLatitude',
      'clientLongitude',
      'currentCulture',
      'deviceId',
      'isNativeApp',
      'languages',
      'lastUserID',
      'locale',
      'unfinishedTransfers',
    ]);
  });

  it('seals what holds tokens', () => {
    const all = Object.entries({ ...documentedKeys, ...ownKeys });
    expect(all.filter(([, { isSealed }]) => isSealed).map(([key]) => key)).toEqual([
      'currentUser',
      'connectData',
      'enrollment',
    ]);
  });
});
