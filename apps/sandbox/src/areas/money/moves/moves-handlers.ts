import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { instrumentBalance, sourcesOf } from './balance.ts';
import { closeMoveKey, moveBetween } from './move.ts';
import { addVisaPlus } from './visa-plus.ts';

const calls = implement(movesContract).$context<ApiContext>().use(requireSession);

/** What is in accounts and cards, and moving it. */
export const movesHandlers = calls.router({
  getInstrumentBalance: calls.getInstrumentBalance.handler(({ context, input }) =>
    instrumentBalance(context, Number(input.id)),
  ),
  getInstrumentSourceList: calls.getInstrumentSourceList.handler(({ context, input }) =>
    sourcesOf(context, Number(input.id)),
  ),
  transferMoneyBetweenInstruments: calls.transferMoneyBetweenInstruments.handler(({ context, input }) =>
    moveBetween(context, input),
  ),
  closeMoveKey: calls.closeMoveKey.handler(({ context, input }) =>
    closeMoveKey(context, input.idempotencyKey),
  ),
  saveVisaPlusInstrument: calls.saveVisaPlusInstrument.handler(({ context, input }) =>
    addVisaPlus(context, input.payname),
  ),
});
