import { cardContract } from '@dayfare/api/card/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { setLocked } from './lock.ts';
import { readCard } from './read-card.ts';

const calls = implement(cardContract).$context<ApiContext>().use(requireSession);

/** The card: what it is, and its lock. */
export const cardHandlers = calls.router({
  getCard: calls.getCard.handler(({ context }) => readCard(context, context.employee)),
  lockCard: calls.lockCard.handler(({ context, input }) => setLocked(context, input)),
});
