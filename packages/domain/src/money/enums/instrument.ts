import { enumeration, type NameOf } from '../../enumeration/index.ts';
import { productCard } from '../../product/index.ts';

/** What money can be moved to or from. */
export const instrumentKind = enumeration([
  'None',
  'BankAccount',
  'Card',
  'CashPickup',
  'Biller',
  'Amazon',
  'EWA',
  'RXDiscount',
  'Uber',
  'TimelyTips',
  'DirectAccumulatedBalance',
  'Savings',
]);
export type InstrumentKind = NameOf<typeof instrumentKind>;

/** Specific kind of an instrument. `None`, which accounts at a partner's credit union have, is not in the documents' list: it comes last. */
export const instrumentSubType = enumeration([
  productCard,
  'DebitCard',
  'NonInstantCard',
  'PlaidBank',
  'ManualBank',
  'Tips',
  'Mileage',
  'VisaPlus',
  'None',
]);
export type InstrumentSubType = NameOf<typeof instrumentSubType>;

/** Holder and use of a bank account. */
export const bankAccountType = enumeration([
  'PersonalChecking',
  'PersonalSaving',
  'BusinessChecking',
  'BusinessSaving',
]);
export type BankAccountType = NameOf<typeof bankAccountType>;

/** Assumed for an account until specified. */
export const defaultBankAccountType = 'PersonalChecking' satisfies BankAccountType;

/** Network of a linked card. */
export const cardBrand = enumeration(['Visa', 'Master', 'AmericanExpress', 'Discover', 'JCB', 'DinersClub']);
export type CardBrand = NameOf<typeof cardBrand>;

/** Who processes a linked card. */
export const cardProcessor = enumeration(['CardConnect', 'TabaPay']);
export type CardProcessor = NameOf<typeof cardProcessor>;
