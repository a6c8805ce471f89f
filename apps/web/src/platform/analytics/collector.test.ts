import { type AnalyticsEvent, analyticsEvent, type Batch } from '@dayfare/domain/analytics';
import { epochMs } from '@dayfare/domain/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/storage.ts';
import { runCollector } from './collector.ts';
import { keptBatches } from './kept-batches.ts';

const client = { clientType: 'Web', deviceId: null, deviceType: null, visitId: 'visit' } as const;
const span = { start: epochMs(0), end: epochMs(0) };
const event = (name: string): AnalyticsEvent =>
  analyticsEvent({ ...client, user: null }, { name, type: 'Click', screen: '/ewa/home' }, span);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A collector whose server can be switched off. */
function start(storage = memoryStorage(), run = 'run-a') {
  const server = { isUp: true, got: [] as Batch<AnalyticsEvent>[], tries: 0 };
  const send = async (batch: Batch<AnalyticsEvent>) => {
    server.tries += 1;
    if (!server.isUp) throw new Error('down');
    server.got.push(batch);
  };
  const collector = runCollector({ send, kept: keptBatches(storage), run });
  const names = () => server.got.flatMap(({ events }) => events.map(({ actionName }) => actionName));
  return { collector, server, storage, names };
}

describe('events', () => {
  it('are sent ten at a time, at once [analytics-008]', async () => {
    const { collector, server } = start();
    for (let count = 0; count < 10; count += 1) collector.record(event(`e${count}`));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.got.map(({ events }) => events.length)).toEqual([10]);
  });

  it('that are fewer wait for 30 seconds at most [analytics-008]', async () => {
    const { collector, names } = start();
    collector.record(event('one'));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toEqual(['one']);
  });

  it('are sent again after 2 seconds, 5 times, and then kept under their request id [analytics-009]', async () => {
    const { collector, server, storage } = start();
    server.isUp = false;
    for (let count = 0; count < 10; count += 1) collector.record(event(`e${count}`));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(server.tries).toBe(5);
    expect(keptBatches(storage).all()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.tries).toBe(6);
    expect(
      keptBatches(storage)
        .all()
        .map(({ requestId }) => requestId),
    ).toEqual(['run-a-1']);
  });

  it('arrive once each though the collector is down for 12 seconds [analytics-009]', async () => {
    const { collector, server, storage, names } = start();
    server.isUp = false;
    for (let count = 0; count < 10; count += 1) collector.record(event(`e${count}`));
    await vi.advanceTimersByTimeAsync(12_000);
    server.isUp = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names()).toHaveLength(10);
    expect(new Set(names()).size).toBe(10);
    expect(keptBatches(storage).all()).toEqual([]);
  });

  it('survive a reload, and keep the request id that the collector may know [analytics-009]', async () => {
    const first = start();
    first.server.isUp = false;
    first.collector.record(event('before'));
    first.collector.close();
    const second = start(first.storage, 'run-b');
    await vi.advanceTimersByTimeAsync(0);
    expect(second.names()).toEqual(['before']);
    expect(second.server.got[0]?.requestId).toBe('run-a-1');
    expect(keptBatches(first.storage).all()).toEqual([]);
  });

  it('that are kept go as soon as the network is back', async () => {
    const { collector, server, names } = start();
    server.isUp = false;
    collector.record(event('one'));
    collector.close();
    server.isUp = true;
    collector.online();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['one']);
  });

  it('of someone who has signed out are forgotten, and an answer that comes late changes nothing', async () => {
    const { collector, server, storage, names } = start();
    server.isUp = false;
    collector.record(event('one'));
    collector.close();
    collector.forget();
    expect(Object.keys(storage)).toEqual([]);
    server.isUp = true;
    collector.record(event('next person'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names()).toEqual(['next person']);
  });
});

describe('kept batches', () => {
  it('are read in the order in which they were kept; what is not ours is none', () => {
    const storage = memoryStorage();
    storage.setItem('events:broken', '{');
    storage.setItem('events:other', '{"at":1}');
    storage.setItem('events:strange', '{"at":1,"batch":{"requestId":"x","events":[{"pan":"4242"}]}}');
    storage.setItem('locale', 'en');
    const times = [20, 10];
    const kept = keptBatches(storage, () => times.shift() ?? 0);
    kept.keep({ requestId: 'later', events: [event('a')] });
    kept.keep({ requestId: 'earlier', events: [event('b')] });
    expect(kept.all().map(({ requestId }) => requestId)).toEqual(['earlier', 'later']);
  });

  it('are not kept by a full storage, and nothing breaks', () => {
    const storage = memoryStorage();
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keptBatches({ ...storage, setItem: storage.setItem } as Storage).keep({ requestId: 'a', events: [] });
    expect(Object.keys(storage)).toEqual([]);
  });
});
