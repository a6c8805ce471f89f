import * as z from 'zod/mini';
import { call, wireId, wireNumber } from '../wire/index.ts';

/** One call of the area. */
export const unsubscribeSmartInviteContract = {
  /** Stop the invitations of a link. */
  unsubscribeSmartInvite: call('POST', 'Main/UnsubscribeSmartInvite', {
    input: z.object({ token: z.string(), updatedBy: wireNumber }),
    payload: z.object({
      idOut: wireNumber,
      status: z.string(),
      employeeID: wireId,
      employeeName: z.string(),
    }),
  }),
};
