import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** Where a fee is taken from; see `serviceCharge`. */
export const serviceChargeMode = enumeration(['Debit', 'Inclusive', 'OnTop']);
export type ServiceChargeMode = NameOf<typeof serviceChargeMode>;

/** Why a fee is lower than usual. The documents only describe the last two; the names are ours. */
export const feeKind = enumeration([
  'FirstFreeTransaction',
  'FreeDeductions',
  'Offer',
  'Custom',
  'SurveyDiscount',
  'FeeWaivedInPricing',
  'FeeWaivedForService',
]);
export type FeeKind = NameOf<typeof feeKind>;

/** Which of the amount and its fee went through. */
export const feeResult = enumeration([
  'Success',
  'PrincipalAmountSuccess',
  'InstantFeeAmountSuccess',
  'Failed',
  'PrincipalAmountFailed',
  'InstantFeeAmountFailed',
]);
export type FeeResult = NameOf<typeof feeResult>;
