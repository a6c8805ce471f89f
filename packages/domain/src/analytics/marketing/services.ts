/** Marketing and engagement services, behind one port. */
export type MarketingService = 'Braze' | 'MoEngage' | 'GoogleAnalytics';

/** The configuration of the services, with our own names; its keys are in the comments. */
export interface MarketingConfiguration {
  /** `EnableBrazeSDK`. */
  readonly isBrazeEnabled: boolean;
  /** `BrazeApiKey`. */
  readonly brazeApiKey: string;
  /** `BrazeBaseUrl`. */
  readonly brazeBaseUrl: string;
  /** `EnableMoEngage`. */
  readonly isMoEngageEnabled: boolean;
  /** `MoengageAppID`. */
  readonly moEngageAppId: string;
  /** `EnableMoEngageWebSDKForNative`: in the native app too, which has an SDK of its own. */
  readonly isMoEngageInNativeApp: boolean;
  /** `EnableGoogleAnalytics`. */
  readonly isGoogleAnalyticsEnabled: boolean;
}

/** Returns the services that receive events: those that are enabled and completely configured. */
export function marketingServices(
  configuration: MarketingConfiguration,
  isNativeApp: boolean,
): readonly MarketingService[] {
  const { isBrazeEnabled, brazeApiKey, brazeBaseUrl, isMoEngageEnabled, moEngageAppId } = configuration;
  const isMoEngageHere = !isNativeApp || configuration.isMoEngageInNativeApp;
  const services: MarketingService[] = [];
  if (isBrazeEnabled && brazeApiKey !== '' && brazeBaseUrl !== '') services.push('Braze');
  if (isMoEngageEnabled && moEngageAppId !== '' && isMoEngageHere) services.push('MoEngage');
  if (configuration.isGoogleAnalyticsEnabled) services.push('GoogleAnalytics');
  return services;
}
