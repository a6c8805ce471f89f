import { describe, expect, it } from 'vitest';
import { feeKind, feeResult, serviceChargeMode } from './fee.ts';
import {
  bankAccountType,
  cardBrand,
  cardProcessor,
  defaultBankAccountType,
  instrumentKind,
  instrumentSubType,
} from './instrument.ts';
import {
  accountStatus,
  instrumentStatus,
  instrumentVerification,
  pennyTestStatus,
} from './instrument-status.ts';
import { payFrequency, pricingModel } from './pay.ts';
import { recurringEnd, recurringFrequency, recurringStatus, scheduledStatus } from './recurring.ts';
import { settlementStatus, wageTransactionState } from './transaction-status.ts';
import { transactionSource, transactionType } from './transaction-type.ts';
import { transferSpeed } from './transfer-speed.ts';

// Repeated here line by line, so that a moved or changed name shows up: its position is its API number.
const listed = [
  [
    'instrument kinds',
    instrumentKind,
    'None BankAccount Card CashPickup Biller Amazon EWA RXDiscount Uber TimelyTips DirectAccumulatedBalance Savings',
  ],
  [
    'instrument sub-types',
    instrumentSubType,
    'DayfareCard DebitCard NonInstantCard PlaidBank ManualBank Tips Mileage VisaPlus None',
  ],
  ['bank account types', bankAccountType, 'PersonalChecking PersonalSaving BusinessChecking BusinessSaving'],
  ['card brands', cardBrand, 'Visa Master AmericanExpress Discover JCB DinersClub'],
  ['card processors', cardProcessor, 'CardConnect TabaPay'],
  ['account statuses', accountStatus, 'None Pending Active Deleted Suspend'],
  [
    'instrument statuses of the first set',
    instrumentStatus,
    'None Pending Active InActive Deleted PendingAutomaticVerification PendingManualVerification',
  ],
  [
    'instrument statuses of the second set',
    instrumentVerification,
    'NotVerified Active DepositFailed MarkedAsDeleted NeedVerification VerificationFailed UpdateRequired Pending ' +
      'PendingAutomaticVerification Disconnected DuplicateAccountVerificationFailed PendingManualVerification',
  ],
  [
    'penny-test statuses',
    pennyTestStatus,
    'PennyNotVerified PennyVerified Verified PennyRejected PennyVerificationFailed',
  ],
  ['recurring frequencies', recurringFrequency, 'Daily Weekly Monthly'],
  ['ends of recurring transfers', recurringEnd, 'Date Amount Occurrences'],
  ['pay frequencies', payFrequency, 'None Hourly Weekly BiWeekly SemiMonthly Monthly Yearly'],
  [
    'pricing models',
    pricingModel,
    'PayPeriod5 PayPeriod3 PayPeriodOther Hours48 AccessFreedom AccessChoice NYC AccessFreedomUSBank FlatRatePricing ' +
      'FlatRateFreedom',
  ],
  [
    'wage transaction states',
    wageTransactionState,
    'Pending Deposited PartialDeposited Failed Submitted PastPayPeriod',
  ],
  ['settlement statuses', settlementStatus, 'None Pending PartiallyCompleted Failed Completed'],
  ['recurring statuses', recurringStatus, 'None Active Paused Deleted Expired'],
  ['scheduled statuses', scheduledStatus, 'None Scheduled InProgress Success Failed Canceled'],
  [
    'fee results',
    feeResult,
    'Success PrincipalAmountSuccess InstantFeeAmountSuccess Failed PrincipalAmountFailed InstantFeeAmountFailed',
  ],
  ['transaction types', transactionType, 'Bank Card CashPickup Amazon BillPayment'],
  ['transaction sources', transactionSource, 'EWA Incentive_Referrals Savings ACH P2P BillPay FriendIndeed'],
  ['transfer speeds', transferSpeed, 'Instant NextDay'],
  ['service-charge modes', serviceChargeMode, 'Debit Inclusive OnTop'],
  [
    'fee kinds',
    feeKind,
    'FirstFreeTransaction FreeDeductions Offer Custom SurveyDiscount FeeWaivedInPricing FeeWaivedForService',
  ],
] as const;

/** Returns the names in order of their API numbers, from 0 to the first number without a name. */
function namesByNumber(fromWire: (wire: number) => string | null): string[] {
  const names: string[] = [];
  for (let name = fromWire(0); name !== null; name = fromWire(names.length)) names.push(name);
  return names;
}

describe('numbers on the wire are the listed order, from 0', () => {
  it.each(listed)('%s', (_, set, names) => {
    expect(namesByNumber(set.fromWire).join(' ')).toBe(names);
    expect(set.names).toHaveLength(names.split(' ').length);
  });
});

it('an account is personal checking until someone says otherwise', () => {
  expect(defaultBankAccountType).toBe('PersonalChecking');
});
