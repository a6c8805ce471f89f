import { type MarketingProfile, marketingStartMs } from '@dayfare/domain/analytics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAdapters, servicesOf } from './load-adapters.ts';
import { createMarketing } from './marketing.ts';
import { createRecording } from './recording.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const profile: MarketingProfile = {
  ...{ identity: 'MyMo_7', userType: 'Enterprise', firstName: 'Ana', lastName: null },
  ...{ email: 'ana@example.com', phone: '+15550101234', enrolmentDate: null },
  ...{ attributes: { plan: 'Weekly' }, dropped: [{ name: 'empty', reason: 'empty' }] },
};

function start(recording = createRecording()) {
  const log = vi.fn();
  const marketing = createMarketing({ adapters: [recording], log });
  const calls = () => recording.calls.map(({ call }) => call).filter((call) => call !== 'hasCampaign');
  return { marketing, recording, log, calls };
}

describe('marketing', () => {
  it('tells a service who is signed in once it has started, and not before [analytics-016]', async () => {
    const { marketing, calls, recording } = start();
    marketing.identify(profile);
    expect(calls()).toEqual([]);
    await marketing.start();
    expect(calls()).toEqual(['start', 'identify']);
    expect(recording.calls.find(({ call }) => call === 'identify')?.with).toEqual([profile]);
    expect(marketingStartMs).toBe(2_000);
  });

  it('goes on without a service that does not start, and logs it [analytics-021]', async () => {
    const broken = createRecording({ fails: true });
    const { marketing, log, calls } = start();
    const both = createMarketing({ adapters: [broken, createRecording()], log });
    await both.start();
    both.identify(profile);
    expect(log).toHaveBeenCalledWith({ level: 'error', text: 'Failed to initialize' });
    expect(broken.calls.map(({ call }) => call)).toEqual(['start']);
    await marketing.start();
    expect(calls()).toEqual(['start']);
  });

  it('warns of an attribute that is dropped, and sends the others [analytics-018] [analytics-021]', async () => {
    const { marketing, log, recording } = start();
    await marketing.start();
    marketing.event('Loaded', { plan: 'Weekly', empty: '', secret: 'PIN 4071' });
    expect(recording.calls.find(({ call }) => call === 'event')?.with).toEqual([
      'Loaded',
      { plan: 'Weekly' },
    ]);
    expect(log.mock.calls.map(([line]) => line.level)).toEqual(['warn', 'warn']);
    expect(JSON.stringify(log.mock.calls)).not.toContain('4071');
  });

  it('hears of the last of several pages in a hurry, without what names a person [analytics-016]', async () => {
    const { marketing, recording } = start();
    await marketing.start();
    marketing.view('/ewa/home');
    marketing.view('/ewa/history/abcdef0123456789abcdef?token=x');
    await vi.advanceTimersByTimeAsync(599);
    expect(recording.calls.some(({ call }) => call === 'view')).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const views = recording.calls.filter(({ call }) => call === 'view');
    expect(views.map((call) => call.with)).toEqual([['/ewa/history/:id']]);
  });

  it('personalises a page a second after it has come [analytics-017]', async () => {
    const { marketing, recording } = start();
    await marketing.start();
    marketing.view('/ewa/home');
    await vi.advanceTimersByTimeAsync(999);
    expect(recording.calls.some(({ call }) => call === 'personalise')).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(recording.calls.filter(({ call }) => call === 'personalise')).toHaveLength(1);
  });

  it('looks for a campaign every 500 ms for 5 seconds at most [analytics-016]', async () => {
    const { marketing, recording } = start();
    await marketing.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(recording.calls.filter(({ call }) => call === 'hasCampaign')).toHaveLength(11);
  });

  it('shows the one that it finds, and stops looking', async () => {
    const { marketing, calls } = start(createRecording({ hasCampaign: true }));
    await marketing.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls()).toEqual(['start', 'showCampaign']);
  });
});

const on = {
  ...{ EnableBrazeSDK: '1', BrazeApiKey: 'k', BrazeBaseUrl: 'sdk.example.com' },
  ...{ EnableMoEngage: '1', MoengageAppID: 'm', EnableGoogleAnalytics: '1', GoogleAnalyticsId: 'G-ABCD1234' },
};
const valuesOf = (settings: Readonly<Record<string, string>>) => (key: string) => settings[key];

describe('the services', () => {
  it('are those that the configuration turns on, and none of them by default [analytics-015]', () => {
    expect(servicesOf(valuesOf({}), false)).toEqual([]);
    expect(servicesOf(valuesOf(on), false)).toEqual(['Braze', 'MoEngage', 'GoogleAnalytics']);
    expect(servicesOf(valuesOf({ ...on, BrazeApiKey: '' }), true)).toEqual(['GoogleAnalytics']);
  });

  /** Lets a script that was put into the head arrive. */
  const arrive = async (address: string) => {
    await vi.advanceTimersByTimeAsync(0);
    const script = [...document.head.querySelectorAll('script')].find(({ src }) => src.startsWith(address));
    script?.dispatchEvent(new Event('load'));
    return script;
  };

  it('Braze is started with its key and told who it is, what happened and what was bought', async () => {
    const user = new Proxy({} as Record<string, ReturnType<typeof vi.fn>>, {
      get: (made, name: string) => {
        made[name] ??= vi.fn();
        return made[name];
      },
    });
    const braze = {
      ...{ initialize: vi.fn(() => true), openSession: vi.fn(), changeUser: vi.fn(), getUser: () => user },
      ...{ logCustomEvent: vi.fn(), logPurchase: vi.fn(), wipeData: vi.fn() },
      ...{ subscribeToInAppMessage: vi.fn(), showInAppMessage: vi.fn() },
    };
    vi.stubGlobal('braze', braze);
    const [adapter] = await loadAdapters(['Braze'], valuesOf(on));
    const starting = adapter?.start();
    expect(await arrive('https://js.appboycdn.com/')).toBeDefined();
    await starting;
    expect(braze.initialize).toHaveBeenCalledWith(
      'k',
      expect.objectContaining({ baseUrl: 'sdk.example.com' }),
    );
    adapter?.identify(profile);
    expect(braze.changeUser).toHaveBeenCalledWith('MyMo_7');
    expect(user.setEmail).toHaveBeenCalledWith('ana@example.com');
    expect(user.setLastName).not.toHaveBeenCalled();
    expect(user.setCustomUserAttribute).toHaveBeenCalledWith('plan', 'Weekly');
    adapter?.purchase({ productId: 'gas', price: 1.99, currency: 'USD' });
    expect(braze.logPurchase).toHaveBeenCalledWith('gas', 1.99, 'USD', 1);
    adapter?.forget();
    expect(braze.wipeData).toHaveBeenCalled();
  });

  it('MoEngage is started with its id and told the same', async () => {
    const sdk = {
      ...{ add_unique_user_id: vi.fn(), add_first_name: vi.fn(), add_last_name: vi.fn(), add_email: vi.fn() },
      ...{ add_mobile: vi.fn(), add_user_attribute: vi.fn(), track_event: vi.fn(), destroy_session: vi.fn() },
    };
    const moe = vi.fn(() => sdk);
    vi.stubGlobal('moe', moe);
    const [adapter] = await loadAdapters(['MoEngage'], valuesOf(on));
    const starting = adapter?.start();
    await arrive('https://cdn.moengage.com/');
    await starting;
    expect(moe).toHaveBeenCalledWith({ app_id: 'm', debug_logs: 0 });
    adapter?.identify(profile);
    expect(sdk.add_unique_user_id).toHaveBeenCalledWith('MyMo_7');
    expect(sdk.add_last_name).not.toHaveBeenCalled();
    adapter?.event('Loaded', { plan: 'Weekly' });
    expect(sdk.track_event).toHaveBeenCalledWith('Loaded', { plan: 'Weekly' });
  });

  it('Google Analytics is told no name, address or number of anybody', async () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    const [adapter] = await loadAdapters(['GoogleAnalytics'], valuesOf(on));
    const starting = adapter?.start();
    await arrive('https://www.googletagmanager.com/gtag/js?id=G-ABCD1234');
    await starting;
    adapter?.identify(profile);
    adapter?.view('/ewa/home');
    expect(JSON.stringify(dataLayer)).not.toMatch(/ana|5550101234/i);
    expect(dataLayer.every((command) => String(command) === '[object Arguments]')).toBe(true);
  });

  it('a service without its id, or whose script cannot be had, does not start', async () => {
    const [google] = await loadAdapters(
      ['GoogleAnalytics'],
      valuesOf({ ...on, GoogleAnalyticsId: '"><script>' }),
    );
    await expect(google?.start()).rejects.toThrow('measurement id');
    const [moengage] = await loadAdapters(['MoEngage'], valuesOf(on));
    const starting = moengage?.start();
    const refused = expect(starting).rejects.toThrow('could not be fetched');
    await vi.advanceTimersByTimeAsync(0);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await refused;
    expect(document.head.querySelector('script')).toBeNull();
  });
});
