import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { next, upToPlaces } from '../../kit/money/testing/transfer-steps.ts';
import { createRecording } from '../../platform/analytics/marketing/recording.ts';
import { startAnalytics } from '../../platform/analytics/start.ts';
import { people } from '../../testing/sandbox/people.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

// jsdom measures nothing; the measuring has its own test.
vi.mock('../../platform/analytics/web-vitals.ts', () => ({ measureVitals: () => undefined }));

interface Collected {
  readonly events: readonly {
    readonly actionName: string;
    readonly screenName: string | null;
    readonly startTime: string;
    readonly endTime: string | null;
  }[];
}

const server = useSandbox();
const collected = async () => (await server.sandbox.ask('/analytics')) as Collected;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

describe('what the collector gets', () => {
  it.each([
    ['of more than a minute', () => Date.now() - 90_000],
    ['whose start is unknown', () => null],
  ])('a load %s counts as 61 s [analytics-010]', async (_, startedAt) => {
    const { app } = await server.open('/ewa/home', { as: people.maya });
    startAnalytics(app, { local: server.local, adapters: [createRecording()], startedAt: startedAt() });
    await vi.advanceTimersByTimeAsync(31_000);
    await vi.waitFor(async () => expect((await collected()).events).not.toEqual([]), { timeout: 100_000 });
    const { events } = await collected();
    const load = events.find(
      ({ actionName, screenName }) => actionName === 'PageLoad' && screenName === '/ewa/home',
    );
    expect(Date.parse(load?.endTime ?? '') - Date.parse(load?.startTime ?? '')).toBe(61_000);
  });

  it('carries nothing that was typed, no token and no address', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    startAnalytics(page.app, { local: server.local, adapters: [createRecording()] });
    await upToPlaces(page, '41.73');
    await page.user.keyboard('{Escape}');
    await next(page);
    const [funds] = server.network.sent('user/GetAvailableFunds');
    const token = (funds?.headers.get('authorization') ?? '').replace('Bearer ', '');
    expect(token).toMatch(/^\S{16,}$/);
    // Less at once than a request may take, so that those under way do not run out of time.
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(10_000);
        const { events } = await collected();
        expect(events.map(({ screenName }) => screenName)).toContain('/ewa/get-money/review');
      },
      { timeout: 100_000 },
    );
    const all = JSON.stringify(await server.sandbox.ask('/analytics'));
    for (const secret of ['41.73', '202) 555', '2025550101', 'maya.torres', 'Early-Bird', token])
      expect(all.includes(secret), secret).toBe(false);
  });
});
