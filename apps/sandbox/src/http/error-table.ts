// Written by `pnpm generate`; a test fails when it is out of date.
import { contractsErrors } from '../contracts/errors.ts';
import { enrollmentErrors } from '../enrollment/errors.ts';
import { requestErrors as httpRequestErrors } from '../http/request-errors.ts';
import { bankLinkErrors as moneyBankLinkErrors } from '../money/bank-link-errors.ts';
import { cardErrors as moneyCardErrors } from '../money/card-errors.ts';
import { cashErrors as moneyCashErrors } from '../money/cash-errors.ts';
import { creditUnionErrors as moneyCreditUnionErrors } from '../money/credit-union-errors.ts';
import { destinationsErrors as moneyDestinationsErrors } from '../money/destinations-errors.ts';
import { moneyErrors } from '../money/errors.ts';
import { friendsErrors as moneyFriendsErrors } from '../money/friends-errors.ts';
import { instrumentMoneyErrors as moneyInstrumentMoneyErrors } from '../money/instrument-money-errors.ts';
import { instrumentsErrors as moneyInstrumentsErrors } from '../money/instruments-errors.ts';
import { ownServiceErrors as moneyOwnServiceErrors } from '../money/own-service-errors.ts';
import { payrollConsentErrors as moneyPayrollConsentErrors } from '../money/payroll-consent-errors.ts';
import { proofsErrors as moneyProofsErrors } from '../money/proofs-errors.ts';
import { recurringErrors as moneyRecurringErrors } from '../money/recurring-errors.ts';
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
  money: {
    ...moneyBankLinkErrors,
    ...moneyCardErrors,
    ...moneyCashErrors,
    ...moneyCreditUnionErrors,
    ...moneyDestinationsErrors,
    ...moneyErrors,
    ...moneyFriendsErrors,
    ...moneyInstrumentMoneyErrors,
    ...moneyInstrumentsErrors,
    ...moneyOwnServiceErrors,
    ...moneyPayrollConsentErrors,
    ...moneyProofsErrors,
    ...moneyRecurringErrors,
  },
  session: {
    ...sessionAccessErrors,
    ...sessionPinErrors,
  },
};

/** Every refusal that the server knows, by the code that travels as `apiErrorCode`. */
export const errorTable = {
  ...errorsByArea.contracts,
  ...errorsByArea.enrollment,
  ...errorsByArea.money,
  ...errorsByArea.session,
  ...httpRequestErrors,
};

/** A code of the error table. */
export type ErrorCode = keyof typeof errorTable;

/** Whether a text is a code of the error table. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text);
}
