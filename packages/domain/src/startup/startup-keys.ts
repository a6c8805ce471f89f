import type { CardAccess } from '../access/index.ts';
import { product } from '../product/index.ts';
import { readSetting, type SettingKind, type SettingValue } from './setting-values.ts';

/**
 * Keys of start-up data and their types. The documents mention card approval and the last loads and spends without their keys: those five
 * names are ours, and so are `CardProgram`, the issuer's program of the person's card, `IsSavingsOpen`, whether money can be put aside, `IsTimelyTipsOffered`, whether the employer offers early tips, `IsTimelyTipsOptedIn`, whether the person gets them, `NavigationEntries`, the parts of the navigation in order, separated by commas, and
 * `IsPayrollConsentBusiness`, whether the payroll provider of the person's employer asks for a consent.
 */
export const startupKeys = {
  AllowedCardType: 'text',
  BusinessBrandingType: 'text',
  IsBankLinked: 'flag',
  [`Is${product}CardExists`]: 'flag',
  IsDirectDepositSetup: 'flag',
  OnBoardingDate: 'text',
  CardApprovalStatus: 'text',
  LastLoadDate: 'text',
  LastLoadAmount: 'number',
  LastSpendDate: 'text',
  LastSpendAmount: 'number',
  AffiliateID: 'text',
  CampaignName: 'text',
  PartnerID: 'text',
  IsUserDeactivated: 'flag',
  IsEnableMarketPlace: 'flag',
  IsECSFCUBusiness: 'flag',
  HideBiometric: 'flag',
  CSCacheOnLogOut: 'flag',
  RedirectMobileURL: 'text',
  IsCardServiceEnabled: 'flag',
  HideCardServices: 'flag',
  IsFromCardApprovalProcess: 'number',
  IsMinorUser: 'flag',
  IsMinorUserConsentApproved: 'flag',
  IsStateExpired: 'flag',
  NavigationEntries: 'text',
  IsPayrollConsentBusiness: 'flag',
  IsSavingsOpen: 'flag',
  IsTimelyTipsOffered: 'flag',
  IsTimelyTipsOptedIn: 'flag',
  CardProgram: 'text',
} as const satisfies Record<string, SettingKind>;

/** A key of start-up data. */
export type StartupKey = keyof typeof startupKeys;

/** Returns a typed entry of start-up data; undefined if it hasn't loaded or isn't valid. */
export function startupValue<Key extends StartupKey>(
  values: ReadonlyMap<string, string>,
  key: Key,
): SettingValue<(typeof startupKeys)[Key]> | undefined {
  return readSetting(values, key, startupKeys[key]);
}

/** Returns what the guard needs to know from the card area's start-up data. By default the card service is off. */
export function cardAccess(values: ReadonlyMap<string, string>): CardAccess {
  return {
    isServiceEnabled: startupValue(values, 'IsCardServiceEnabled') ?? false,
    isHidden: startupValue(values, 'HideCardServices') ?? false,
    isInApprovalProcess: startupValue(values, 'IsFromCardApprovalProcess') === 1,
    isMinor: startupValue(values, 'IsMinorUser') ?? false,
    isMinorConsentApproved: startupValue(values, 'IsMinorUserConsentApproved') ?? false,
  };
}
