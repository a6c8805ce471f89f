import type { UserType } from '../access/index.ts';
import { brandingTypeOf } from '../product/index.ts';
import type { ContractType } from './contract-type.ts';

/** Contracts that anyone can look up, by what they are about and in reading order. */
export interface OfferedContracts {
  /** Using the service. */
  readonly service: readonly ContractType[];
  /** The prepaid or payroll card. */
  readonly card: readonly ContractType[];
}

const service: readonly ContractType[] = [
  'TermsOfService',
  'Privacy',
  'PersonalInformation',
  'ESignAgreement',
  'ESignDisclosures',
  'ElectronicCommunication',
  'CallAndSms',
  'TCPA',
  'Membership',
  'PFTA',
  'EFTA',
  'EFTDisclosures',
  'BillingDisclosures',
  'BankLinkEndUser',
  'Profile',
  'Transaction',
];

// A payroll card comes with an employer; someone on their own has a general-purpose one.
const cardOf = (type: UserType | null): readonly ContractType[] =>
  type === 'DirectUser'
    ? ['CardApplicationGpr', 'CardHolderGpr', 'CardFeeAndTransactionLimitsGpr']
    : [
        'CardApplicationPayrollWithCip',
        'CardHolderPayrollWithCip',
        'CardFeeAndTransactionLimitsPayrollWithCip',
      ];

/** The contracts that a kind of user of an environment can look up. */
export function offeredContracts(type: UserType | null, environment: string): OfferedContracts {
  const ofPartner: readonly ContractType[] =
    brandingTypeOf(environment) === 1 ? ['PartnerBrandProgramTerms'] : [];
  return { service, card: [...ofPartner, ...cardOf(type), 'CardPrivacyPolicy'] };
}
