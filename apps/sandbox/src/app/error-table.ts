// Written by `pnpm generate`; a test fails when it is out of date.
import { contractsErrors } from '../contracts/errors.ts';
import { enrollmentErrors } from '../enrollment/errors.ts';
import { guardianErrors } from '../guardian/errors.ts';
import { accountsErrors as moneyAccountsErrors } from '../money/accounts/accounts-errors.ts';
import { bankLinkErrors as moneyBankLinkErrors } from '../money/bank-link/bank-link-errors.ts';
import { creditUnionErrors as moneyCreditUnionErrors } from '../money/credit-union/credit-union-errors.ts';
import { debitCardErrors as moneyDebitCardErrors } from '../money/debit-card/debit-card-errors.ts';
import { moneyErrors } from '../money/errors.ts';
import { friendsErrors as moneyFriendsErrors } from '../money/friends/friends-errors.ts';
import { movesErrors as moneyMovesErrors } from '../money/moves/moves-errors.ts';
import { pauseOrCloseErrors as moneyPauseOrCloseErrors } from '../money/pause-or-close/pause-or-close-errors.ts';
import { payrollConsentErrors as moneyPayrollConsentErrors } from '../money/payroll-consent/payroll-consent-errors.ts';
import { cashErrors as moneyCashErrors } from '../money/places/cash/cash-errors.ts';
import { placesErrors as moneyPlacesErrors } from '../money/places/places-errors.ts';
import { proofsErrors as moneyProofsErrors } from '../money/proofs/proofs-errors.ts';
import { recurringErrors as moneyRecurringErrors } from '../money/recurring/recurring-errors.ts';
import type { ErrorCode, KnownErrors } from '../platform/http/refusal.ts';
import { requestErrors as platformRequestErrors } from '../platform/http/request-errors.ts';
import { accessErrors as sessionAccessErrors } from '../session/access-errors.ts';
import { pinErrors as sessionPinErrors } from '../session/pin-errors.ts';

/** The refusals of each area. */
export const errorsByArea = {
  contracts: {
    ...contractsErrors,
  },
  enrollment: {
    ...enrollmentErrors,
  },
  guardian: {
    ...guardianErrors,
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
  session: {
    ...sessionAccessErrors,
    ...sessionPinErrors,
  },
};

const areaErrors = {
  ...errorsByArea.contracts,
  ...errorsByArea.enrollment,
  ...errorsByArea.guardian,
  ...errorsByArea.money,
  ...errorsByArea.session,
};

/** Every refusal that the server knows, by the code that travels as `apiErrorCode`. */
export const errorTable = {
  ...areaErrors,
  ...platformRequestErrors,
} satisfies KnownErrors;

type AreaErrors = typeof areaErrors;

declare module '../platform/http/refusal.ts' {
  interface KnownErrors extends AreaErrors {}
}

/** Whether a text is a code of the error table. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text);
}
