import { costsContract } from '@dayfare/api/card/costs-contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { cashMachinesNear } from './cash-machines.ts';
import { lostFee } from './read-card.ts';

const calls = implement(costsContract).$context<ApiContext>().use(requireSession);

/** What a card costs, and where it costs nothing. */
export const costsHandlers = calls.router({
  getCardFees: calls.getCardFees.handler(({ context }) => ({
    currency: context.employee.currency,
    fees: [
      { kind: 'month', amount: 0 },
      { kind: 'purchase', amount: 0 },
      { kind: 'load', amount: 0 },
      { kind: 'cash', amount: 0 },
      { kind: 'cashElsewhere', amount: toWire(minorUnits(2_50)) },
      { kind: 'lost', amount: toWire(lostFee(context)) },
      { kind: 'damaged', amount: 0 },
      { kind: 'inactive', amount: 0 },
    ],
  })),
  findCashMachines: calls.findCashMachines.handler(({ input }) => ({
    machines: cashMachinesNear(input.zipcode),
  })),
});
