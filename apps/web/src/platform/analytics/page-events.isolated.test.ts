import { sessionSamples } from '@dayfare/api/mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { memoryStorage } from '../storage/storage.ts';
import { startAnalytics } from './start.ts';

const told = vi.hoisted(() => [] as string[]);

vi.mock('./collector.ts', () => ({
  runCollector: () => ({
    record: () => undefined,
    ...Object.fromEntries(['online', 'close', 'forget'].map((what) => [what, () => void told.push(what)])),
  }),
}));

const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const app = await createTestApp({ user: sessionSamples.employee() });
startAnalytics(app, { local: memoryStorage(), adapters: [] });

beforeEach(() => void told.splice(0));

describe('what has not reached the collector', () => {
  it.each([
    ['goes out when the network is back', () => window.dispatchEvent(new Event('online')), 'online'],
    ['goes out when the page is seen again', () => visibility('visible'), 'online'],
    ['is kept when the page goes out of sight', () => visibility('hidden'), 'close'],
    ['is kept when the page goes', () => window.dispatchEvent(new Event('pagehide')), 'close'],
  ])('%s', async (_, happens, what) => {
    happens();
    await expect.poll(() => told).toEqual([what]);
  });

  it('stays for whoever signs in again, and is forgotten when they sign out', async () => {
    await app.session.begin(sessionSamples.employee());
    expect(told).toEqual([]);
    await app.session.end({ localStorageKeeps: [], sessionStorage: true });
    expect(told).toEqual(['forget']);
  });
});
