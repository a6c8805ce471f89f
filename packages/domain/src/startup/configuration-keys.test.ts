import { describe, expect, it } from 'vitest';
import { configurationKeys, configurationValue } from './configuration-keys.ts';

const documented = `SessionTimeout TopHeaderConfiguration EnableMoEngage EnableMoEngageWebSDKForNative
  EnableMoEngageDebugMode MoengageAppID EnableBrazeSDK BrazeApiKey BrazeBaseUrl EnableLoggingBraze
  BrazeEnableSDKLogAttributes BrazeOverrideNativeLogging BrazeOverrideMinVersion IsEnableMaintenanceMode
  EnableGoogleAnalytics ForceUpdateNativeConfigs RestrictedAppFeature DownloadAppDeepLink AppleAppStoreAddress
  GooglePlayStoreAddress InAppUrls OutAppUrls PlaidBankDomains PlaidRedirectURLs TransferMoneyMaxLimit
  TransferMoneyFeeAmount MinTransactionAmount MaxTransactionAmount MaximumAutoloadAmount
  MinimumAgeLimitForCashPickup ResendCountDownTimeInSeconds CaptchaIterationCount ProveMinTrustedScore
  ConnectAnnouncementFileSize UberRideBuffer AMCYellowTicketPrice AMCBlackTicketPrice IsDirectEnrollmentRestricted
  GeolocationTimeout`.split(/\s+/);

describe('the configuration', () => {
  it('is read by every key of the documents, and two that expire it', () => {
    expect(Object.keys(configurationKeys)).toEqual([
      ...documented,
      'ConfigurationsCacheExpiryTime',
      'ForceUpdateNativeConfigsExpiryTime',
    ]);
  });

  it('gives each key in its own kind', () => {
    const values = new Map([
      ['SessionTimeout', '900'],
      ['EnableBrazeSDK', '1'],
      ['InAppUrls', 'a.example,b.example'],
      ['BrazeApiKey', 'k'],
    ]);
    expect(configurationValue(values, 'SessionTimeout')).toBe(900);
    expect(configurationValue(values, 'EnableBrazeSDK')).toBe(true);
    expect(configurationValue(values, 'InAppUrls')).toEqual(['a.example', 'b.example']);
    expect(configurationValue(values, 'BrazeApiKey')).toBe('k');
    expect(configurationValue(values, 'GeolocationTimeout')).toBeUndefined();
  });
});
