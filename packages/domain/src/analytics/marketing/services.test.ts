import { describe, expect, it } from 'vitest';
import { marketingServices } from './services.ts';

const all = {
  isBrazeEnabled: true,
  brazeApiKey: 'k',
  brazeBaseUrl: 'https://braze.example',
  isMoEngageEnabled: true,
  moEngageAppId: 'm',
  isMoEngageInNativeApp: true,
  isGoogleAnalyticsEnabled: true,
};

describe('marketingServices', () => {
  it('are all that the configuration enables [analytics-015]', () => {
    expect(marketingServices(all, false)).toEqual(['Braze', 'MoEngage', 'GoogleAnalytics']);
    expect(marketingServices(all, true)).toEqual(['Braze', 'MoEngage', 'GoogleAnalytics']);
  });

  it.each([
    [{ isBrazeEnabled: false }, ['MoEngage', 'GoogleAnalytics']],
    [{ brazeApiKey: '' }, ['MoEngage', 'GoogleAnalytics']],
    [{ brazeBaseUrl: '' }, ['MoEngage', 'GoogleAnalytics']],
    [{ isMoEngageEnabled: false }, ['Braze', 'GoogleAnalytics']],
    [{ moEngageAppId: '' }, ['Braze', 'GoogleAnalytics']],
    [{ isGoogleAnalyticsEnabled: false }, ['Braze', 'MoEngage']],
  ])('with %j are %j [analytics-015]', (change, services) => {
    expect(marketingServices({ ...all, ...change }, false)).toEqual(services);
  });

  it('leave MoEngage to the native app, unless the web SDK is meant for it too [analytics-015]', () => {
    const web = { ...all, isMoEngageInNativeApp: false };
    expect(marketingServices(web, true)).toEqual(['Braze', 'GoogleAnalytics']);
    expect(marketingServices(web, false)).toContain('MoEngage');
  });
});
