import * as z from 'zod/mini';
import { call, pathNumber } from '../../wire/index.ts';
import { linkOutcome, linkOutcomeInput, linkToken, linkTokenInput } from './bank-link.ts';
import { instruments } from './instrument.ts';

/** The calls about linking a bank account by signing in to the bank. */
export const bankLinkContract = {
  /** Begin to link an account at its bank. */
  getPlaidLinkToken: call('POST', 'Main/GetPlaidLinkToken', { input: linkTokenInput, payload: linkToken }),
  /**
   * What came of linking an account at its bank, for those who come back from its page. Saves nothing, so it can be
   * repeated.
   */
  getBankLinkOutcome: call('POST', 'Main/GetPlaidLinkOutcome', {
    input: linkOutcomeInput,
    payload: linkOutcome,
    meta: { kind: 'read', ours: true },
  }),
  /** Ask the bank of a linked account what has changed. The documents' GET writes. */
  updatePlaidAccountDetail: call('GET', 'Main/UpdatePlaidAccountDetail/{id}', {
    input: z.object({ id: pathNumber }),
    payload: instruments,
    meta: { kind: 'write' },
  }),
};

export type { WireLinkOutcome } from './bank-link.ts';
