import { keepBillerContract } from '@dayfare/api/billpay/keep-biller-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { setKept } from './billers.ts';

const implementation = implement(keepBillerContract).$context<ApiContext>().use(requireSession);

/** The person's own list of billers. */
export const keepBillerHandlers = implementation.router({
  keepBiller: implementation.keepBiller.handler(async ({ context, input }) => {
    await setKept(context, input);
    return { isKept: input.isKept };
  }),
});
