import { describe, expect, it } from 'vitest';
import { isConfigurationFresh, isNativeRefreshDue } from './configuration-cache.ts';

const hour = 3_600_000;
const savedAt = 1_000_000_000;

describe('the configuration cache', () => {
  it('is good for 4 hours when nothing else is said [startup-015]', () => {
    expect(isConfigurationFresh(savedAt, savedAt)).toBe(true);
    expect(isConfigurationFresh(savedAt, savedAt + 4 * hour - 1)).toBe(true);
    expect(isConfigurationFresh(savedAt, savedAt + 4 * hour)).toBe(false);
  });

  it('is good for as many hours as the configuration says [startup-015]', () => {
    expect(isConfigurationFresh(savedAt, savedAt + 9 * hour, 10)).toBe(true);
    expect(isConfigurationFresh(savedAt, savedAt + 10 * hour, 10)).toBe(false);
    expect(isConfigurationFresh(savedAt, savedAt, 0)).toBe(false);
    expect(isConfigurationFresh(savedAt, savedAt + hour, -1)).toBe(true);
  });

  it('is not trusted without a time, or with one in the future', () => {
    expect(isConfigurationFresh(null, savedAt)).toBe(false);
    expect(isConfigurationFresh(savedAt + 1, savedAt)).toBe(false);
  });
});

describe('native configuration', () => {
  const native = { isNative: true, isForced: true, refreshedAt: savedAt };

  it('is fetched again after 48 hours, or as many as the configuration says [startup-016]', () => {
    expect(isNativeRefreshDue(native, savedAt + 48 * hour - 1)).toBe(false);
    expect(isNativeRefreshDue(native, savedAt + 48 * hour)).toBe(true);
    expect(isNativeRefreshDue({ ...native, expiryHours: 2 }, savedAt + 2 * hour)).toBe(true);
    expect(isNativeRefreshDue({ ...native, refreshedAt: null }, savedAt)).toBe(true);
  });

  it('is left alone unless the setting forces it, and in a browser [startup-016]', () => {
    expect(isNativeRefreshDue({ ...native, isForced: false }, savedAt + 99 * hour)).toBe(false);
    expect(isNativeRefreshDue({ ...native, isNative: false, refreshedAt: null }, savedAt)).toBe(false);
  });
});
