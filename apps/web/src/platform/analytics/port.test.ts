import { minorUnits } from '@dayfare/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/storage.ts';
import { pageLoads } from './page-loads.ts';
import { createAnalytics } from './port.ts';
import { vitalAction } from './web-vitals.ts';

const action = { name: 'Press', type: 'Click', screen: '/ewa/home' };
const listener = () => ({ track: vi.fn(), act: vi.fn(), save: vi.fn(), bought: vi.fn() });

describe('the door to analytics', () => {
  it('keeps what is told before the services have started, in order, with its time', () => {
    vi.useFakeTimers({ now: 1_000 });
    const analytics = createAnalytics(memoryStorage());
    analytics.track(action);
    vi.setSystemTime(5_000);
    analytics.save(['SawHome']);
    analytics.bought({ productId: 'gas', price: minorUnits(199), currency: 'USD' });
    const services = listener();
    analytics.connectTo(services);
    expect(services.track).toHaveBeenCalledWith(action, 1_000);
    expect(services.save).toHaveBeenCalledWith(['SawHome']);
    analytics.act(action);
    expect(services.act).toHaveBeenCalledWith(action);
    vi.useRealTimers();
  });

  it('does not fill the memory for services that never come', () => {
    const analytics = createAnalytics(memoryStorage());
    for (let count = 0; count < 500; count += 1) analytics.act(action);
    const services = listener();
    analytics.connectTo(services);
    expect(services.act).toHaveBeenCalledTimes(100);
  });

  it('takes what nobody has taken yet along to the page after the bank’s, once', () => {
    vi.useFakeTimers({ now: 1_000 });
    const tab = memoryStorage();
    const before = createAnalytics(tab);
    before.track(action);
    before.act(action);
    before.save(['SawHome']);
    before.bought({ productId: 'gas', price: minorUnits(199), currency: 'USD' });
    window.dispatchEvent(new Event('pagehide'));
    vi.setSystemTime(90_000);
    const after = createAnalytics(tab);
    const services = listener();
    after.connectTo(services);
    expect(services.track.mock.calls).toEqual([[action, 1_000]]);
    expect(services.act.mock.calls).toEqual([[action]]);
    expect(services.save.mock.calls).toEqual([[['SawHome']]]);
    expect(services.bought).not.toHaveBeenCalled();
    expect(tab.length).toBe(0);
    window.dispatchEvent(new Event('pagehide'));
    vi.useRealTimers();
  });

  it('takes nothing from the storage that it did not put there', () => {
    const others = [
      '{',
      '"act"',
      '[["act"],["save",[1]],["track",{"name":"a","type":"b","screen":"c"}],["act",{"name":"a","type":"b","screen":"c","card":"4"}]]',
    ];
    for (const stored of others) {
      const tab = memoryStorage();
      tab.setItem('toldBeforeStart', stored);
      const services = listener();
      createAnalytics(tab).connectTo(services);
      for (const told of Object.values(services)) expect(told).not.toHaveBeenCalled();
    }
  });
});

describe('page loads', () => {
  const at = (pathname: string, state: 'idle' | 'loading') => ({
    location: { pathname, search: '' },
    navigation: { state },
  });

  it('are told once each, from when somebody set out', () => {
    vi.useFakeTimers({ now: 100 });
    const tell = vi.fn();
    const watch = pageLoads(tell, '/a');
    watch(at('/a', 'loading'));
    vi.setSystemTime(900);
    watch(at('/a', 'loading'));
    watch(at('/b', 'idle'));
    watch(at('/b', 'idle'));
    expect(tell.mock.calls).toEqual([[{ path: '/b', startedAt: 100 }]]);
    vi.useRealTimers();
  });
});

it.each([
  ['LCP', 1234.6, 1235],
  ['CLS', 0.1234, 123],
] as const)('the vital %s of %d takes %d ms', (name, value, durationMs) => {
  const vital = vitalAction({ name, value, rating: 'good' }, '/ewa/home');
  expect(vital).toEqual({
    action: { name: `${name} good`, type: 'WebVital', screen: '/ewa/home' },
    durationMs,
  });
});
