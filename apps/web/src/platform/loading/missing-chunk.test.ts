import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/storage.ts';
import { shallReload } from './missing-chunk.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js');
const parts = { tab: sessionStorage, isOnline: true, now: 1_000_000 };

beforeEach(() => sessionStorage.clear());

describe('a part of the app that is missing', () => {
  it('has the page loaded again once for an address, and not again soon', () => {
    expect(shallReload(gone, '/ewa/home', parts)).toBe(true);
    expect(shallReload(gone, '/ewa/home', { ...parts, now: 1_059_999 })).toBe(false);
    expect(shallReload(gone, '/ewa/home', { ...parts, now: 1_060_000 })).toBe(true);
    expect(shallReload(gone, '/ewa/history', { ...parts, now: 1_060_001 })).toBe(true);
  });

  it('is no reason to reload without network, or in a tab that cannot remember it', () => {
    expect(shallReload(gone, '/ewa/home', { ...parts, isOnline: false })).toBe(false);
    expect(shallReload(gone, '/ewa/home', { ...parts, tab: memoryStorage() })).toBe(false);
  });

  it('is something else than an error of the page', () => {
    expect(shallReload(new TypeError('x is not a function'), '/ewa/home', parts)).toBe(false);
  });
});
