import { type NameOf, numbered } from '../enumeration/index.ts';

/** Kinds of contract and their API numbers. For some the documents only give a range: those names contain the number. */
export const contractType = numbered({
  CallAndSms: 1,
  Privacy: 2,
  TCPA: 3,
  Membership: 4,
  PFTA: 5,
  EFTA: 6,
  ElectronicCommunication: 7,
  TermsOfService: 8,
  EFTDisclosures: 9,
  // "BilingDisclosures" in the documents.
  BillingDisclosures: 10,
  BankLinkEndUser: 11,
  Transaction: 12,
  Profile: 13,
  ESignDisclosures: 14,
  CardPrivacyPolicy: 15,
  CardApplicationGpr: 16,
  CardApplicationPayrollWithCip: 17,
  CardApplicationPayrollWithoutCip: 18,
  CardHolderGpr: 19,
  CardHolderPayrollWithCip: 20,
  CardHolderPayrollWithoutCip: 21,
  CardFeeAndTransactionLimitsGpr: 22,
  CardFeeAndTransactionLimitsPayrollWithCip: 23,
  CardFeeAndTransactionLimitsPayrollWithoutCip: 24,
  TimelyTips: 25,
  CreditUnion: 26,
  Card27: 27,
  Card28: 28,
  DeductionNotCleared: 33,
  PartnerTermsOfService: 35,
  Push2DigitalWallet: 37,
  PartnerBrandProgramTerms: 41,
  PartnerBrandCardHolder: 42,
  ESignAgreement: 44,
  FeeScheduleShortForm45: 45,
  FeeScheduleShortForm46: 46,
  FeeScheduleShortForm47: 47,
  PersonalInformation: 50,
  GuardianConsentFormMinor: 52,
  DebitCard53: 53,
  DebitCard54: 54,
  DebitCard55: 55,
  DebitCard56: 56,
  DebitCard57: 57,
  DebitCard58: 58,
  DebitCard59: 59,
  PartnerBrandEFTA: 61,
  PartnerBrandTermsOfService: 62,
});
export type ContractType = NameOf<typeof contractType>;

/** The two contracts that the online privacy statement links to. */
export const privacyStatementContracts = [
  'Privacy',
  'TermsOfService',
] as const satisfies readonly ContractType[];

/**
 * The contracts required after sign-in, in reading order. The documents don't name them. E-sign comes first, because the others are
 * agreed to electronically; then the terms of use and the privacy policy, the two that the privacy statement links to.
 */
export const termsContracts = [
  'ESignAgreement',
  'TermsOfService',
  'Privacy',
] as const satisfies readonly ContractType[];

const withEsignCheckbox: ReadonlySet<ContractType> = new Set(['ESignAgreement', 'DebitCard57']);

/** Whether a contract has its own checkbox for signing electronically. */
export function hasEsignCheckbox(type: ContractType): boolean {
  return withEsignCheckbox.has(type);
}
