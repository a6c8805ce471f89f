import { readSetting, type SettingKind, type SettingValue } from './setting-values.ts';

/** Keys of the configuration that the documents name, and what their text stands for. */
export const configurationKeys = {
  SessionTimeout: 'number',
  TopHeaderConfiguration: 'text',
  EnableMoEngage: 'flag',
  EnableMoEngageWebSDKForNative: 'flag',
  EnableMoEngageDebugMode: 'flag',
  MoengageAppID: 'text',
  EnableBrazeSDK: 'flag',
  BrazeApiKey: 'text',
  BrazeBaseUrl: 'text',
  EnableLoggingBraze: 'flag',
  BrazeEnableSDKLogAttributes: 'flag',
  BrazeOverrideNativeLogging: 'flag',
  BrazeOverrideMinVersion: 'text',
  IsEnableMaintenanceMode: 'flag',
  EnableGoogleAnalytics: 'flag',
  ForceUpdateNativeConfigs: 'flag',
  RestrictedAppFeature: 'flag',
  DownloadAppDeepLink: 'text',
  AppleAppStoreAddress: 'text',
  GooglePlayStoreAddress: 'text',
  InAppUrls: 'list',
  OutAppUrls: 'list',
  PlaidBankDomains: 'list',
  PlaidRedirectURLs: 'list',
  TransferMoneyMaxLimit: 'number',
  TransferMoneyFeeAmount: 'number',
  MinTransactionAmount: 'number',
  MaxTransactionAmount: 'number',
  MaximumAutoloadAmount: 'number',
  MinimumAgeLimitForCashPickup: 'number',
  ResendCountDownTimeInSeconds: 'number',
  CaptchaIterationCount: 'number',
  ProveMinTrustedScore: 'number',
  ConnectAnnouncementFileSize: 'number',
  UberRideBuffer: 'number',
  AMCYellowTicketPrice: 'number',
  AMCBlackTicketPrice: 'number',
  IsDirectEnrollmentRestricted: 'number',
  GeolocationTimeout: 'number',
  ConfigurationsCacheExpiryTime: 'number',
  ForceUpdateNativeConfigsExpiryTime: 'number',
} as const satisfies Record<string, SettingKind>;

/** A key of the configuration. */
export type ConfigurationKey = keyof typeof configurationKeys;

/** An entry of the configuration in its own kind; undefined when it isn't there or has no usable value. */
export function configurationValue<Key extends ConfigurationKey>(
  values: ReadonlyMap<string, string>,
  key: Key,
): SettingValue<(typeof configurationKeys)[Key]> | undefined {
  return readSetting(values, key, configurationKeys[key]);
}
