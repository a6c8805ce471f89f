import { call } from '../wire/index.ts';
import { linkOutcome, linkOutcomeInput, linkToken, linkTokenInput } from './bank-link.ts';

/** The calls about linking a bank account by signing in to the bank. */
export const bankLinkContract = {
  getPlaidLinkToken: call('POST', 'Main/GetPlaidLinkToken', { input: linkTokenInput, payload: linkToken }),
  /** What came of the bank's page, for whoever comes back from it. Saves nothing, so it can be repeated. */
  getBankLinkOutcome: call('POST', 'Main/GetPlaidLinkOutcome', {
    input: linkOutcomeInput,
    payload: linkOutcome,
    meta: { kind: 'read', ours: true },
  }),
};

export type { WireLinkOutcome } from './bank-link.ts';
