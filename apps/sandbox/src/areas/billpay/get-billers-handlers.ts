import { getBillersContract } from '@dayfare/api/billpay/get-billers-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../session/api-context.ts';
import { requireSession } from '../session/require-session.ts';
import { listBillers } from './billers.ts';

const implementation = implement(getBillersContract).$context<ApiContext>().use(requireSession);

/** The list of billers. */
export const getBillersHandlers = implementation.router({
  getBillers: implementation.getBillers.handler(async ({ context, input }) => ({
    billers: await listBillers(context, input.search ?? ''),
  })),
});
