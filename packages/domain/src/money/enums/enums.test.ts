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
import { recurringEnd, recurringFrequency } from './recurring.ts';
import {
  recurringStatus,
  scheduledStatus,
  settlementStatus,
  wageTransactionState,
} from './transaction-status.ts';
import { transactionSource, transactionType } from './transaction-type.ts';
import { transferSpeed } from './transfer-speed.ts';

// Written out once more, in one line each, so that a name that moves or changes shows: its place is its number on the wire.
const listed = [
  [
    'instrument kinds [money-029]',
    instrumentKind,
    'None BankAccount Card CashPickup Biller Amazon EWA RXDiscount Uber TimelyTips DirectAccumulatedBalance Savings',
  ],
  [
    'instrument sub-types [money-030]',
    instrumentSubType,
    'DayfareCard DebitCard NonInstantCard PlaidBank ManualBank Tips Mileage VisaPlus',
  ],
  [
    'bank account types [money-031]',
    bankAccountType,
    'PersonalChecking PersonalSaving BusinessChecking BusinessSaving',
  ],
  ['card brands [money-032]', cardBrand, 'Visa Master AmericanExpress Discover JCB DinersClub'],
  ['card processors [money-033]', cardProcessor, 'CardConnect TabaPay'],
  ['account statuses [money-034]', accountStatus, 'None Pending Active Deleted Suspend'],
  [
    'instrument statuses of the first set [money-035]',
    instrumentStatus,
    'None Pending Active InActive Deleted PendingAutomaticVerification PendingManualVerification',
  ],
  [
    'instrument statuses of the second set [money-036]',
    instrumentVerification,
    'NotVerified Active DepositFailed MarkedAsDeleted NeedVerification VerificationFailed UpdateRequired Pending ' +
      'PendingAutomaticVerification Disconnected DuplicateAccountVerificationFailed PendingManualVerification',
  ],
  [
    'penny-test statuses [money-037]',
    pennyTestStatus,
    'PennyNotVerified PennyVerified Verified PennyRejected PennyVerificationFailed',
  ],
  ['recurring frequencies [money-050]', recurringFrequency, 'Daily Weekly Monthly'],
  ['ends of recurring transfers [money-050]', recurringEnd, 'Date Amount Occurrences'],
  ['pay frequencies [money-038]', payFrequency, 'None Hourly Weekly BiWeekly SemiMonthly Monthly Yearly'],
  [
    'pricing models [money-039]',
    pricingModel,
    'PayPeriod5 PayPeriod3 PayPeriodOther Hours48 AccessFreedom AccessChoice NYC AccessFreedomUSBank FlatRatePricing ' +
      'FlatRateFreedom',
  ],
  [
    'wage transaction states [money-040]',
    wageTransactionState,
    'Pending Deposited PartialDeposited Failed Submitted PastPayPeriod',
  ],
  ['settlement statuses [money-042]', settlementStatus, 'None Pending PartiallyCompleted Failed Completed'],
  ['recurring statuses [money-043]', recurringStatus, 'None Active Paused Deleted Expired'],
  ['scheduled statuses [money-044]', scheduledStatus, 'None Scheduled InProgress Success Failed Canceled'],
  [
    'fee results [money-045]',
    feeResult,
    'Success PrincipalAmountSuccess InstantFeeAmountSuccess Failed PrincipalAmountFailed InstantFeeAmountFailed',
  ],
  ['transaction types [money-047]', transactionType, 'Bank Card CashPickup Amazon BillPayment'],
  [
    'transaction sources [money-048]',
    transactionSource,
    'EWA Incentive_Referrals Savings ACH P2P BillPay FriendIndeed',
  ],
  ['transfer speeds [money-049]', transferSpeed, 'Instant NextDay'],
  ['service-charge modes [money-052]', serviceChargeMode, 'Debit Inclusive OnTop'],
  [
    'fee kinds [money-053]',
    feeKind,
    'FirstFreeTransaction FreeDeductions Offer Custom SurveyDiscount FeeWaivedInPricing FeeWaivedForService',
  ],
] as const;

/** The names in the order of their wire numbers, from 0 up to the first number without a name. */
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

it('an account is personal checking until someone says otherwise [money-031]', () => {
  expect(defaultBankAccountType).toBe('PersonalChecking');
});
