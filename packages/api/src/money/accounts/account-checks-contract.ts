import * as z from 'zod/mini';
import { call, pathNumber, wireAmount, wireId, wireInstant, wireNumber } from '../../wire/index.ts';
import { instruments } from './instrument.ts';

const instrumentID = wireId;

/** A bank account and what is to be moved: a browser sends numbers in an address, and the server reads their digits. */
const accountAndAmount = z.object({
  instrumentID: pathNumber,
  amount: z.union([wireAmount, z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/))]),
});

/** A bank account as it is named before money moves. */
const bankAccountDetails = z.object({
  instrumentID,
  bankName: z.string(),
  /** Last four digits of the account number. */
  last4: z.string(),
  /** PersonalChecking, PersonalSaving, BusinessChecking, BusinessSaving. */
  bankAccountType: wireNumber,
  amount: wireAmount,
  /** When the amount would be there if it were sent now. */
  arrivesAt: wireInstant,
});

/** The calls that check an account or card before money moves. None of them moves any but the two small deposits. */
export const accountChecksContract = {
  /** A bank account, before money moves. */
  getBankAccountDetails: call('GET', 'ewa/GetBankAccountDetails', {
    input: accountAndAmount,
    payload: bankAccountDetails,
  }),
  /** Whether a bank account can take an amount. */
  verifyBankAccountDetails: call('GET', 'ewa/VerifyBankAccountDetails', {
    input: accountAndAmount,
    payload: z.boolean(),
  }),
  /** Begin to verify an account, by two small deposits or at the bank where it was linked. */
  verifyInstrument: call('POST', 'ewa/VerifyInstrument', {
    input: z.object({ instrumentID }),
    payload: instruments,
  }),
  /** Whether funds can be added from an account that isn’t linked. */
  verifyInstrumentForAddFundWithOutPlaid: call('POST', 'user/VerifyInstrumentForAddFundWithOutPlaid', {
    input: z.object({ instrumentID, amount: wireAmount }),
    payload: z.boolean(),
    meta: { kind: 'read' },
  }),
};
