import { documentedKeys } from '@dayfare/domain/session';
import { loadedFlags } from '@dayfare/domain/startup';
import { describe, expect, it } from 'vitest';
import type { LocalKey } from './local-area.ts';
import { readLocal, writeLocal } from './local-values.ts';
import { memoryStorage } from './storage.ts';

const storage = () => memoryStorage();

describe('a value of local storage', () => {
  it('comes back as what it was, under the key of the documents [session-007]', () => {
    const local = storage();
    const values = [
      ['clientIp', '192.0.2.1'],
      ['clientLatitude', 37.77],
      ['clientLongitude', -122.42],
      ['locale', 'fr'],
      ['currentCulture', 'fr-CA'],
      ['languages', ['en', 'es']],
      ['isNativeApp', true],
      ['ConfigurationSettings', { savedAt: 1_700_000_000_000, settings: [{ key: 'a', value: '1' }] }],
      ['skipStateDirectResolver', false],
      ['IndexDbCacheVersion', 3],
    ] as const;
    for (const [key, value] of values) {
      expect(writeLocal(local, key, value as never)).toBe(true);
      expect(readLocal(local, key)).toEqual(value);
    }
    const sealed = ['currentUser', 'connectData'];
    expect([...Object.keys(local), ...sealed].sort()).toEqual(Object.keys(documentedKeys).sort());
  });

  it('holds every loaded flag [session-007]', () => {
    const local = storage();
    for (const flag of loadedFlags) writeLocal(local, flag, true);
    expect(Object.keys(local)).toHaveLength(10);
    expect(readLocal(local, 'isLoadSmartSpend')).toBe(true);
  });

  it('holds the configuration and asset counts besides the user [session-005]', () => {
    const local = storage();
    writeLocal(local, 'assetCounts', { DebitCard: 2 });
    expect(readLocal(local, 'assetCounts')).toEqual({ DebitCard: 2 });
  });

  it.each([
    ['clientLatitude', 'north'],
    ['clientLatitude', ''],
    ['locale', 'klingon'],
    ['isNativeApp', '1'],
    ['languages', '["en","xx"]'],
    ['languages', '{'],
    ['ConfigurationSettings', '{"settings":[{"key":1}],"savedAt":1}'],
    ['ConfigurationSettings', 'null'],
    ['assetCounts', '{"DebitCard":"two"}'],
    ['history', '"/"'],
  ] as const satisfies readonly (readonly [LocalKey, string])[])(
    'under %s is none when it is %s',
    (key, text) => {
      const local = storage();
      local.setItem(key, text);
      expect(readLocal(local, key)).toBeNull();
    },
  );

  it('is not kept by a storage that is full, and nothing breaks', () => {
    const full = {
      ...{ getItem: () => null, removeItem: () => undefined },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(writeLocal(full, 'locale', 'en')).toBe(false);
  });
});
