import type { ContractType } from '../../contracts/index.ts';
import { brandingTypeOf } from '../../product/index.ts';
import type { CardProgram } from '../enums.ts';

/** The short form of a program's fees, which the law has shown before anything is agreed to. */
const shortForms = {
  GPR: 'FeeScheduleShortForm45',
  CIP: 'FeeScheduleShortForm46',
  CIP1: 'FeeScheduleShortForm46',
  NoCIP: 'FeeScheduleShortForm47',
  Debit: null,
} as const satisfies Record<CardProgram, ContractType | null>;

const debit = [
  'ESignAgreement',
  'DebitCard53',
  'DebitCard54',
  'DebitCard55',
  'DebitCard56',
  'DebitCard57',
  'DebitCard58',
  'DebitCard59',
] as const satisfies readonly ContractType[];

const withIdentity = {
  application: 'CardApplicationPayrollWithCip',
  holder: 'CardHolderPayrollWithCip',
  fees: 'CardFeeAndTransactionLimitsPayrollWithCip',
} as const;

const own = {
  GPR: {
    application: 'CardApplicationGpr',
    holder: 'CardHolderGpr',
    fees: 'CardFeeAndTransactionLimitsGpr',
  },
  CIP: withIdentity,
  CIP1: withIdentity,
  NoCIP: {
    application: 'CardApplicationPayrollWithoutCip',
    holder: 'CardHolderPayrollWithoutCip',
    fees: 'CardFeeAndTransactionLimitsPayrollWithoutCip',
  },
} as const satisfies Record<Exclude<CardProgram, 'Debit'>, Readonly<Record<string, ContractType>>>;

/**
 * The contracts of a card program, in the order in which they are agreed to: the short form of the fees first, then the cardholder agreement.
 * A partner's brand has its own program terms and cardholder agreement. The debit program is signed electronically, so that comes first.
 */
export function cardContracts(program: CardProgram, environment: string): readonly ContractType[] {
  if (program === 'Debit') return debit;
  const { application, holder, fees } = own[program];
  const isPartner = brandingTypeOf(environment) === 1;
  return [
    shortForms[program],
    isPartner ? 'PartnerBrandCardHolder' : holder,
    fees,
    application,
    ...(isPartner ? (['PartnerBrandProgramTerms'] as const) : []),
    'CardPrivacyPolicy',
  ];
}

/** The contract that sums up a program's fees; null for debit cards, whose fees are a contract like the others. */
export function shortFormOf(program: CardProgram): ContractType | null {
  return shortForms[program];
}
