import * as z from 'zod/mini';
import { call } from '../wire/index.ts';
import { linkOutcome, linkOutcomeInput, linkToken, linkTokenInput } from './bank-link.ts';
import { instruments } from './instrument.ts';
import { pathNumber } from './save-instrument.ts';

/** The calls about linking a bank account by signing in to the bank. */
export const bankLinkContract = {
  getPlaidLinkToken: call('POST', 'Main/GetPlaidLinkToken', { input: linkTokenInput, payload: linkToken }),
  /** What came of the bank's page, for whoever comes back from it. Saves nothing, so it can be repeated. */
  getBankLinkOutcome: call('POST', 'Main/GetPlaidLinkOutcome', {
    input: linkOutcomeInput,
    payload: linkOutcome,
    meta: { kind: 'read', ours: true },
  }),
  /** Asks the bank of a linked account for its name and type, and whether it can be used. The documents' GET writes. */
  updatePlaidAccountDetail: call('GET', 'Main/UpdatePlaidAccountDetail/{id}', {
    input: z.object({ id: pathNumber }),
    payload: instruments,
    meta: { kind: 'write' },
  }),
};

export type { WireLinkOutcome } from './bank-link.ts';
