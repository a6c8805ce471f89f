import * as z from 'zod/mini';
import { call } from '../wire/index.ts';
import { employeerLookup } from './contract.ts';

/** The call of people who sign up with a work account. */
export const workAccountContract = {
  /**
   * Who an employer’s sign-in page says it is, for a sign-up. Answers with who that page says it is, and with the secret that goes along
   * with the sign-up. Never repeated by itself: the token works once.
   */
  takeWorkAccount: call('POST', 'main/TakeWorkAccount', {
    input: z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) }),
    payload: z.object({
      /** Goes along as `authAccountID` of the employer's screen, for 24 hours. */
      authAccountID: z.string(),
      employer: employeerLookup,
      FirstName: z.string(),
      LastName: z.string(),
    }),
    meta: { ours: true },
  }),
};
