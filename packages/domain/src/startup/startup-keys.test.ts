import { describe, expect, it } from 'vitest';
import { cardAccess, startupKeys, startupValue } from './startup-keys.ts';

const values = (entries: Record<string, string>) => new Map(Object.entries(entries));

describe('start-up data', () => {
  it.each([
    'AllowedCardType',
    'BusinessBrandingType',
    'IsBankLinked',
    'IsDayfareCardExists',
    'IsDirectDepositSetup',
    'OnBoardingDate',
    'AffiliateID',
    'CampaignName',
    'PartnerID',
    'IsUserDeactivated',
    'IsEnableMarketPlace',
    'IsECSFCUBusiness',
    'HideBiometric',
    'CSCacheOnLogOut',
    'RedirectMobileURL',
    'IsCardServiceEnabled',
    'HideCardServices',
    'IsFromCardApprovalProcess',
    'IsMinorUser',
    'IsMinorUserConsentApproved',
    'IsStateExpired',
  ])('has the key %s', (key) => {
    expect(Object.hasOwn(startupKeys, key)).toBe(true);
  });

  it('has keys for card approval, and for the last load and spend', () => {
    const data = values({
      CardApprovalStatus: 'UnderReview',
      LastLoadDate: '2026-01-02',
      LastLoadAmount: '40.25',
      LastSpendDate: '',
      LastSpendAmount: 'x',
    });
    expect(startupValue(data, 'CardApprovalStatus')).toBe('UnderReview');
    expect(startupValue(data, 'LastLoadDate')).toBe('2026-01-02');
    expect(startupValue(data, 'LastLoadAmount')).toBe(40.25);
    expect(startupValue(data, 'LastSpendDate')).toBeUndefined();
    expect(startupValue(data, 'LastSpendAmount')).toBeUndefined();
  });

  it('has an entry only where the server sent one', () => {
    expect(startupValue(values({}), 'IsBankLinked')).toBeUndefined();
    expect(startupValue(values({ IsBankLinked: '0' }), 'IsBankLinked')).toBe(false);
    expect(startupValue(values({ IsDayfareCardExists: 'True' }), 'IsDayfareCardExists')).toBe(true);
  });
});

describe('what the guard asks about the card area', () => {
  it('is read from start-up data', () => {
    const all = {
      IsCardServiceEnabled: '1',
      HideCardServices: '1',
      IsFromCardApprovalProcess: '1',
      IsMinorUser: 'true',
      IsMinorUserConsentApproved: '1',
    };
    expect(cardAccess(values(all))).toEqual({
      isServiceEnabled: true,
      isHidden: true,
      isInApprovalProcess: true,
      isMinor: true,
      isMinorConsentApproved: true,
    });
  });

  it('keeps the area shut when the data says nothing, and takes no other number for approval', () => {
    expect(cardAccess(values({ IsFromCardApprovalProcess: '2' }))).toEqual({
      isServiceEnabled: false,
      isHidden: false,
      isInApprovalProcess: false,
      isMinor: false,
      isMinorConsentApproved: false,
    });
  });
});
