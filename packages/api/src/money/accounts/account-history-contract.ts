import * as z from 'zod/mini';
import { call, wireId } from '../../wire/index.ts';
import { instrumentHistory } from './account-history.ts';

/** The call about the transfers to one account or card. */
export const accountHistoryContract = {
  /** What went to one account or card. */
  getInstrumentTransactionHistory: call('POST', 'ewa/GetInstrumentTransactionHistory', {
    input: z.object({ UserInstrumentID: wireId }),
    payload: instrumentHistory,
    meta: { kind: 'read' },
  }),
};

export type { WireInstrumentHistory } from './account-history.ts';
