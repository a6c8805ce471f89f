import { describe, expect, it } from 'vitest';
import {
  contractType,
  hasEsignCheckbox,
  privacyStatementContracts,
  termsContracts,
} from './contract-type.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('contract types', () => {
  it('1 to 15 are the general contracts', () => {
    expect(range(1, 15).map(contractType.fromWire)).toEqual([
      'CallAndSms',
      'Privacy',
      'TCPA',
      'Membership',
      'PFTA',
      'EFTA',
      'ElectronicCommunication',
      'TermsOfService',
      'EFTDisclosures',
      'BillingDisclosures',
      'BankLinkEndUser',
      'Transaction',
      'Profile',
      'ESignDisclosures',
      'CardPrivacyPolicy',
    ]);
  });

  it('16 to 35 are those of cards, tips and partners', () => {
    expect(range(16, 35).map(contractType.fromWire)).toEqual([
      'CardApplicationGpr',
      'CardApplicationPayrollWithCip',
      'CardApplicationPayrollWithoutCip',
      'CardHolderGpr',
      'CardHolderPayrollWithCip',
      'CardHolderPayrollWithoutCip',
      'CardFeeAndTransactionLimitsGpr',
      'CardFeeAndTransactionLimitsPayrollWithCip',
      'CardFeeAndTransactionLimitsPayrollWithoutCip',
      'TimelyTips',
      'CreditUnion',
      'Card27',
      'Card28',
      null,
      null,
      null,
      null,
      'DeductionNotCleared',
      null,
      'PartnerTermsOfService',
    ]);
  });

  it('37 to 62 are the later ones', () => {
    const known = range(36, 63).filter((wire) => contractType.fromWire(wire) !== null);
    expect(known).toEqual([37, 41, 42, 44, 45, 46, 47, 50, 52, ...range(53, 59), 61, 62]);
    expect([37, 41, 42, 44, 45, 50, 52, 53, 59, 61, 62].map(contractType.fromWire)).toEqual([
      'Push2DigitalWallet',
      'PartnerBrandProgramTerms',
      'PartnerBrandCardHolder',
      'ESignAgreement',
      'FeeScheduleShortForm45',
      'PersonalInformation',
      'GuardianConsentFormMinor',
      'DebitCard53',
      'DebitCard59',
      'PartnerBrandEFTA',
      'PartnerBrandTermsOfService',
    ]);
  });

  it('every name comes back from its number', () => {
    for (const name of contractType.names)
      expect(contractType.fromWire(contractType.toWire(name))).toBe(name);
  });
});

it('exactly 44 and 57 show a checkbox for signing electronically', () => {
  expect(contractType.names.filter(hasEsignCheckbox).map(contractType.toWire)).toEqual([44, 57]);
});

it('the privacy statement links to 2 and 8', () => {
  expect(privacyStatementContracts.map(contractType.toWire)).toEqual([2, 8]);
});

it('the terms begin with signing electronically, by which the others are agreed to', () => {
  expect(termsContracts.map(contractType.toWire)).toEqual([44, 8, 2]);
  expect(termsContracts).toEqual(expect.arrayContaining([...privacyStatementContracts]));
});
