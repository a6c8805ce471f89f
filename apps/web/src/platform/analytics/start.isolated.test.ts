import type { WireAnalyticsEvent } from '@dayfare/api/analytics/contract';
import { answer, contract, refuse, sessionSamples } from '@dayfare/api/mocks';
import { keptKeys } from '@dayfare/domain/session';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { memoryStorage } from '../storage/storage.ts';
import { createRecording } from './marketing/recording.ts';
import { startAnalytics } from './start.ts';

// jsdom measures nothing; the measuring has its own test.
vi.mock('./web-vitals.ts', () => ({ measureVitals: () => undefined }));

const server = setupServer();
const batches: WireAnalyticsEvent[][] = [];
const events = () => batches.flat();

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  server.listen();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  server.use(
    answer(contract.analytics.sendEvents, (batch) => {
      batches.push(batch);
      return { accepted: batch.length };
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.resetHandlers();
  batches.length = 0;
});
afterAll(() => server.close());

async function start(configuration: { key: string; value: string }[] = [], user = sessionSamples.employee()) {
  const app = await createTestApp({ user, configuration });
  const recording = createRecording();
  const local = memoryStorage();
  startAnalytics(app, { local, adapters: [recording], startedAt: Date.now() });
  return { app, recording, local, calls: () => recording.calls.map(({ call }) => call) };
}

const press = { name: 'Press', type: 'Click', screen: '/ewa/home' };

describe('analytics', () => {
  it('send what screens tell, with who it was and from where [analytics-001] [analytics-007]', async () => {
    const { app } = await start();
    for (let count = 0; count < 10; count += 1) app.analytics.track(press);
    await expect.poll(() => events().length).toBeGreaterThanOrEqual(10);
    const { user } = app.session.current() ?? {};
    expect(events().at(-1)).toMatchObject({
      actionName: 'Press',
      clientType: 'Web',
      userId: String(user?.userID),
    });
  });

  it('measure the load of the first page and of each after it [analytics-010]', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(() => events().length).toBeGreaterThan(0);
    expect(events()[0]).toMatchObject({ actionName: 'PageLoad', actionType: 'LoadTime' });
  });

  it('keep one record of each action, and say so when events could not be saved [analytics-011] [analytics-012]', async () => {
    const saved: unknown[] = [];
    const logged: string[] = [];
    server.use(
      answer(contract.analytics.saveAction, (action) => {
        saved.push(action.actionName);
        return true;
      }),
      answer(contract.analytics.getEvents, []),
      refuse(contract.analytics.saveEvents, { status: 500, code: 'x', message: 'no' }),
      answer(contract.analytics.logClientCalls, ({ logMessage }) => {
        logged.push(logMessage);
        return true;
      }),
    );
    const { app } = await start();
    app.analytics.act(press);
    app.analytics.save(['SawHome']);
    await expect
      .poll(() => ({ saved, logged }))
      .toEqual({ saved: ['Press'], logged: ['Failed to save events'] });
  });

  it('save the events that the server does not have, and all of them where it does not say; that error shows nowhere [analytics-012] [analytics-013]', async () => {
    const saved: unknown[] = [];
    const logged = vi.fn();
    server.use(
      answer(contract.analytics.getEvents, [{ eventName: 'SawHome', status: 'Active' }]),
      answer(contract.analytics.saveEvents, (events) => {
        saved.push(events);
        return true;
      }),
      answer(contract.analytics.logClientCalls, () => {
        logged();
        return true;
      }),
    );
    const { app } = await start();
    app.analytics.save(['SawHome', 'TransferSent']);
    const sent = { eventName: 'TransferSent', status: 'Active' };
    await expect.poll(() => saved).toEqual([[sent]]);
    server.use(refuse(contract.analytics.getEvents, { status: 500, code: 'x', message: 'no' }));
    app.analytics.save(['SawHome']);
    await expect.poll(() => saved).toEqual([[sent], [{ eventName: 'SawHome', status: 'Active' }]]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('start the marketing services 2 s after the app, and tell them who is signed in [analytics-016]', async () => {
    const { calls, recording, app } = await start();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => calls()).toContain('identify');
    expect(calls()[0]).toBe('start');
    const userId = app.session.current()?.user.userID;
    const [profile] = recording.calls.find(({ call }) => call === 'identify')?.with ?? [];
    expect(profile).toMatchObject({ identity: expect.stringMatching(/^MyMo_\d+$/), userType: 'Enterprise' });
    expect(userId).toBeDefined();
  });

  it.each([
    ['UKG', 1, 'UKG_2001'],
    ['UKG', 2, 'UKG_CA_2001'],
    ['Canada', 2, 'CA_2001'],
    ['OnShift', 2, 'OS_2001'],
  ])(
    'tell who is signed in with %s and lives in region %i as %s [brands-005]',
    async (value, region, identity) => {
      const user = sessionSamples.employee({ dayfareRegionID: region });
      const { calls, recording } = await start([{ key: 'BusinessEnvironment', value }], user);
      await vi.advanceTimersByTimeAsync(2_000);
      await expect.poll(() => calls()).toContain('identify');
      expect(recording.calls.find(({ call }) => call === 'identify')?.with).toMatchObject([{ identity }]);
    },
  );

  it('forget the person at a sign-out, in the services and in the storage', async () => {
    server.use(refuse(contract.analytics.sendEvents, { status: 500, code: 'x', message: 'no' }));
    const { app, local, calls } = await start();
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.poll(() => calls()).toContain('identify');
    app.analytics.track(press);
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
    expect(Object.keys(local).some((key) => key.startsWith('events:'))).toBe(true);
    await app.session.end({ localStorageKeeps: keptKeys, sessionStorage: true });
    expect(calls()).toContain('forget');
    expect(Object.keys(local).filter((key) => key.startsWith('events:'))).toEqual([]);
  });

  it.each([
    ['after a sign-out', true],
    ['who has signed in in another tab', false],
  ])(
    'tell nothing of the one who was here before to whoever is here next, %s, also when an answer was on its way',
    async (_, signsOut) => {
      const held = Promise.withResolvers<void>();
      const refusal = { status: 500, code: 'x', message: 'no' };
      server.use(refuse(contract.analytics.sendEvents, refusal, { until: held.promise, times: 1 }));
      const { app, local } = await start();
      for (let count = 0; count < 10; count += 1) app.analytics.track({ ...press, name: 'OfTheFirst' });
      if (signsOut) await app.session.end({ localStorageKeeps: keptKeys, sessionStorage: true });
      await app.session.begin(sessionSamples.employee({ userID: 7 }));
      held.resolve();
      await vi.advanceTimersByTimeAsync(60_000);
      for (let count = 0; count < 10; count += 1) app.analytics.track({ ...press, name: 'OfTheSecond' });
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.poll(() => events().length).toBeGreaterThanOrEqual(10);
      expect(events().filter(({ actionName }) => actionName === 'OfTheFirst')).toEqual([]);
      expect(new Set(events().map(({ userId }) => userId))).toEqual(new Set(['7']));
      expect(Object.keys(local).filter((key) => key.startsWith('events:'))).toEqual([]);
    },
  );

  it('are kept when the page goes out of sight: it may never come back', async () => {
    const { app, local } = await start();
    app.analytics.track(press);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(Object.keys(local).some((key) => key.startsWith('events:'))).toBe(true);
  });
});
