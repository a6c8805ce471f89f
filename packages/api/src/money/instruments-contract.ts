import * as z from 'zod/mini';
import { call } from '../wire/index.ts';
import { instrument, instruments } from './instrument.ts';
import {
  bank,
  bankInput,
  instrumentPath,
  instrumentTypes,
  pathNumber,
  pennyTestInput,
  saveInstrumentInput,
  verifyPennyTestInput,
} from './save-instrument.ts';

/** The calls that add, change and remove accounts and cards. Each that changes something returns what there is afterwards. */
export const instrumentsContract = {
  /** The documents' other path; same behaviour. */
  getInstrumentsAlternate: call('GET', 'ewa/getInstruments', { payload: instruments }),
  getInstrument: call('GET', 'ewa/instrument/{id}/{instrumentType}', {
    input: instrumentPath,
    payload: instrument,
  }),
  /** Adds an account, once for each `Idempotency-Key`, or makes one the default. */
  saveInstrument: call('POST', 'ewa/instrument', {
    input: saveInstrumentInput,
    payload: instruments,
    meta: { idempotent: true },
  }),
  /** Removes an account or card, and stops regular transfers that go there. Repeating it changes nothing. */
  deleteInstrument: call('DELETE', 'ewa/instrument/{id}/{instrumentType}', {
    input: instrumentPath,
    payload: instruments,
  }),
  getInstrumentTypes: call('GET', 'ewa/instrumentTypes', { payload: instrumentTypes }),
  /** `id` is the user's; 0 stands for whoever asks. */
  getInstrumentsAndTypes: call('GET', 'ewa/instrumentsAndTypes/{id}', {
    input: z.object({ id: pathNumber }),
    payload: z.extend(instruments, instrumentTypes.shape),
  }),
  /** Sends the two small deposits again. */
  performUSBankPennyTest: call('POST', 'ewa/PerformUSBankPennyTest', {
    input: pennyTestInput,
    payload: instruments,
  }),
  /** Compares the amounts. Wrong ones count against the tries that are left. */
  verifyUSBankPennyTest: call('POST', 'ewa/VerifyUSBankPennyTest', {
    input: verifyPennyTestInput,
    payload: instruments,
  }),
  /** The name of a bank. */
  findBank: call('POST', 'ewa/findBank', {
    input: bankInput,
    payload: bank,
    meta: { kind: 'read', ours: true },
  }),
};

export type {
  WireCreditUnionAccount,
  WireInstrumentTypes,
  WireSaveInstrument,
  WireTypedAccount,
} from './save-instrument.ts';
