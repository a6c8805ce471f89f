import { type MarketingService, marketingServices } from '@dayfare/domain/analytics';
import type { MarketingAdapter } from './adapter.ts';

/** An entry of the configuration as text; undefined when the server did not send it. */
type Value = (key: string) => string | undefined;

const load: Readonly<Record<MarketingService, (value: Value) => Promise<MarketingAdapter>>> = {
  Braze: async (value) =>
    (await import('./braze.ts')).createBraze({
      apiKey: value('BrazeApiKey') ?? '',
      baseUrl: value('BrazeBaseUrl') ?? '',
      isLogging: value('EnableLoggingBraze') === '1',
    }),
  MoEngage: async (value) =>
    (await import('./moengage.ts')).createMoEngage({
      appId: value('MoengageAppID') ?? '',
      isDebugging: value('EnableMoEngageDebugMode') === '1',
    }),
  GoogleAnalytics: async (value) =>
    (await import('./google-analytics.ts')).createGoogleAnalytics({
      measurementId: value('GoogleAnalyticsId') ?? '',
    }),
};

/** The services that the configuration turns on. Without any, nothing of them is fetched. */
export function servicesOf(value: Value, isNativeApp: boolean): readonly MarketingService[] {
  const isOn = (key: string) => value(key) === '1';
  return marketingServices(
    {
      isBrazeEnabled: isOn('EnableBrazeSDK'),
      brazeApiKey: value('BrazeApiKey') ?? '',
      brazeBaseUrl: value('BrazeBaseUrl') ?? '',
      isMoEngageEnabled: isOn('EnableMoEngage'),
      moEngageAppId: value('MoengageAppID') ?? '',
      isMoEngageInNativeApp: isOn('EnableMoEngageWebSDKForNative'),
      isGoogleAnalyticsEnabled: isOn('EnableGoogleAnalytics'),
    },
    isNativeApp,
  );
}

/** The adapters of these services, each a file of its own. */
export function loadAdapters(
  services: readonly MarketingService[],
  value: Value,
): Promise<readonly MarketingAdapter[]> {
  return Promise.all(services.map((service) => load[service](value)));
}
