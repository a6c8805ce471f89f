import * as z from 'zod/mini';
import { call, pathNumber } from '../../wire/index.ts';
import { instrument, instruments } from './instrument.ts';
import {
  bank,
  bankInput,
  instrumentPath,
  instrumentTypes,
  pennyTestInput,
  saveInstrumentInput,
  verifyPennyTestInput,
} from './save-instrument.ts';

/** The calls that add, change and remove accounts and cards. Each that changes something returns what there is afterwards. */
export const accountsContract = {
  /** Where money can be sent to: the documents' other path, which answers alike. */
  getInstrumentsAlternate: call('GET', 'ewa/getInstruments', { payload: instruments }),
  /** One account or card. */
  getInstrument: call('GET', 'ewa/instrument/{id}/{instrumentType}', {
    input: instrumentPath,
    payload: instrument,
  }),
  /** Add an account, once for each idempotency key, or make one the default. */
  saveInstrument: call('POST', 'ewa/instrument', {
    input: saveInstrumentInput,
    payload: instruments,
    meta: { idempotent: true },
  }),
  /** Remove an account or card. Repeating it changes nothing. */
  deleteInstrument: call('DELETE', 'ewa/instrument/{id}/{instrumentType}', {
    input: instrumentPath,
    payload: instruments,
  }),
  /** The kinds of accounts and cards that can be added. */
  getInstrumentTypes: call('GET', 'ewa/instrumentTypes', { payload: instrumentTypes }),
  /** What is there, and what can be added. `id` is the user's; 0 stands for the caller. */
  getInstrumentsAndTypes: call('GET', 'ewa/instrumentsAndTypes/{id}', {
    input: z.object({ id: pathNumber }),
    payload: z.extend(instruments, instrumentTypes.shape),
  }),
  /** Send the two small deposits again. */
  performUSBankPennyTest: call('POST', 'ewa/PerformUSBankPennyTest', {
    input: pennyTestInput,
    payload: instruments,
  }),
  /** Verify an account by the amounts of its two small deposits. Wrong ones count against the tries that are left. */
  verifyUSBankPennyTest: call('POST', 'ewa/VerifyUSBankPennyTest', {
    input: verifyPennyTestInput,
    payload: instruments,
  }),
  /** The name of the bank with a routing number. */
  findBank: call('POST', 'ewa/findBank', {
    input: bankInput,
    payload: bank,
    meta: { kind: 'read', ours: true },
  }),
};

export type {
  WireInstrumentTypes,
  WireSaveInstrument,
  WireTypedAccount,
} from './save-instrument.ts';
