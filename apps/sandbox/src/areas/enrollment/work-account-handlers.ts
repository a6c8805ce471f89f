import { workAccountContract } from '@dayfare/api/enrollment/work-account-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../session/index.ts';
import { takeWorkAccount } from './work-account.ts';

const workAccount = implement(workAccountContract).$context<ApiContext>();

/** Signing up with a work account. */
export const workAccountHandlers = workAccount.router({
  takeWorkAccount: workAccount.takeWorkAccount.handler(({ context, input }) =>
    takeWorkAccount(context, input.token),
  ),
});
