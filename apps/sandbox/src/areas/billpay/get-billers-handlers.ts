import { getBillersContract } from '@dayfare/api/billpay/get-billers-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { listBillers } from './billers.ts';

const implementation = implement(getBillersContract).$context<ApiContext>().use(requireSession);

/** The list of billers. */
export const getBillersHandlers = implementation.router({
  getBillers: implementation.getBillers.handler(async ({ context, input }) => ({
    billers: await listBillers(context, input.search ?? ''),
  })),
});
