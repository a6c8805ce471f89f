// Written by `pnpm generate`; a test fails when it is out of date.
import { billpayErrors } from '../../areas/billpay/errors.ts';
import { cardErrors } from '../../areas/card/errors.ts';
import { connectErrors } from '../../areas/connect/errors.ts';
import { contractsErrors } from '../../areas/contracts/errors.ts';
import { enrollmentErrors } from '../../areas/enrollment/errors.ts';
import { guardianErrors } from '../../areas/guardian/errors.ts';
import { marketplaceErrors } from '../../areas/marketplace/errors.ts';
import { rxErrors as marketplaceRxErrors } from '../../areas/marketplace/rx-errors.ts';
import { ticketsErrors as marketplaceTicketsErrors } from '../../areas/marketplace/tickets-errors.ts';
import { accountsErrors as moneyAccountsErrors } from '../../areas/money/accounts/accounts-errors.ts';
import { bankLinkErrors as moneyBankLinkErrors } from '../../areas/money/bank-link/bank-link-errors.ts';
import { creditUnionErrors as moneyCreditUnionErrors } from '../../areas/money/credit-union/credit-union-errors.ts';
import { debitCardErrors as moneyDebitCardErrors } from '../../areas/money/debit-card/debit-card-errors.ts';
import { moneyErrors } from '../../areas/money/errors.ts';
import { friendsErrors as moneyFriendsErrors } from '../../areas/money/friends/friends-errors.ts';
import { movesErrors as moneyMovesErrors } from '../../areas/money/moves/moves-errors.ts';
import { pauseOrCloseErrors as moneyPauseOrCloseErrors } from '../../areas/money/pause-or-close/pause-or-close-errors.ts';
import { payrollConsentErrors as moneyPayrollConsentErrors } from '../../areas/money/payroll-consent/payroll-consent-errors.ts';
import { cashErrors as moneyCashErrors } from '../../areas/money/places/cash/cash-errors.ts';
import { placesErrors as moneyPlacesErrors } from '../../areas/money/places/places-errors.ts';
import { proofsErrors as moneyProofsErrors } from '../../areas/money/proofs/proofs-errors.ts';
import { recurringErrors as moneyRecurringErrors } from '../../areas/money/recurring/recurring-errors.ts';
import { profileErrors } from '../../areas/profile/errors.ts';
import { referralErrors } from '../../areas/referral/errors.ts';
import { ridesErrors } from '../../areas/rides/errors.ts';
import { savingsErrors } from '../../areas/savings/errors.ts';
import { pinErrors as sessionPinErrors } from '../../areas/session/codes/pin-errors.ts';
import { accessErrors as sessionAccessErrors } from '../../areas/session/sign-in/access-errors.ts';
import { timeErrors } from '../../areas/time/errors.ts';
import { tipsErrors } from '../../areas/tips/errors.ts';
import type { ErrorCode, KnownErrors } from '../../platform/http/refusal.ts';
import { requestErrors as platformRequestErrors } from '../../platform/http/request-errors.ts';

/** The refusals of each area. */
export const errorsByArea = {
  billpay: {
    ...billpayErrors,
  },
  card: {
    ...cardErrors,
  },
  connect: {
    ...connectErrors,
  },
  contracts: {
    ...contractsErrors,
  },
  enrollment: {
    ...enrollmentErrors,
  },
  guardian: {
    ...guardianErrors,
  },
  marketplace: {
    ...marketplaceErrors,
    ...marketplaceRxErrors,
    ...marketplaceTicketsErrors,
  },
  money: {
    ...moneyAccountsErrors,
    ...moneyBankLinkErrors,
    ...moneyCreditUnionErrors,
    ...moneyDebitCardErrors,
    ...moneyErrors,
    ...moneyFriendsErrors,
    ...moneyMovesErrors,
    ...moneyPauseOrCloseErrors,
    ...moneyPayrollConsentErrors,
    ...moneyCashErrors,
    ...moneyPlacesErrors,
    ...moneyProofsErrors,
    ...moneyRecurringErrors,
  },
  profile: {
    ...profileErrors,
  },
  referral: {
    ...referralErrors,
  },
  rides: {
    ...ridesErrors,
  },
  savings: {
    ...savingsErrors,
  },
  session: {
    ...sessionPinErrors,
    ...sessionAccessErrors,
  },
  time: {
    ...timeErrors,
  },
  tips: {
    ...tipsErrors,
  },
};

const areaErrors = {
  ...errorsByArea.billpay,
  ...errorsByArea.card,
  ...errorsByArea.connect,
  ...errorsByArea.contracts,
  ...errorsByArea.enrollment,
  ...errorsByArea.guardian,
  ...errorsByArea.marketplace,
  ...errorsByArea.money,
  ...errorsByArea.profile,
  ...errorsByArea.referral,
  ...errorsByArea.rides,
  ...errorsByArea.savings,
  ...errorsByArea.session,
  ...errorsByArea.time,
  ...errorsByArea.tips,
};

/** Every refusal that the server knows, by the code that travels as `apiErrorCode`. */
export const errorTable = {
  ...areaErrors,
  ...platformRequestErrors,
} satisfies KnownErrors;

type AreaErrors = typeof areaErrors;

declare module '../../platform/http/refusal.ts' {
  interface KnownErrors extends AreaErrors {}
}

/** Whether a text is a code of the error table. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text);
}
