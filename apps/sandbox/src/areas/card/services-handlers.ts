import { servicesContract } from '@dayfare/api/card/services-contract';
import { implement } from '@orpc/server';
import { inPasswordQueue } from '../../platform/limits/in-password-queue.ts';
import { type ApiContext, requireSession } from '../session/index.ts';
import { activate } from './activate.ts';
import { closeCard } from './close.ts';
import { provision } from './provision.ts';
import { closeReplaceKey, replaceCard } from './replace.ts';
import { revealCard } from './reveal.ts';
import { setPin } from './set-pin.ts';

const calls = implement(servicesContract).$context<ApiContext>().use(requireSession);

/** What can be done about a card. */
export const servicesHandlers = calls.router({
  activateCard: calls.activateCard.handler(({ context, input }) => activate(context, input)),
  replaceCard: calls.replaceCard.handler(({ context, input }) => replaceCard(context, input)),
  closeReplaceKey: calls.closeReplaceKey.handler(({ context, input }) =>
    closeReplaceKey(context, input.idempotencyKey),
  ),
  closeCard: calls.closeCard.handler(({ context, input }) => closeCard(context, input.cardID)),
  getCardDetailFrame: calls.getCardDetailFrame.handler(({ context, input }) => revealCard(context, input)),
  provisionCard: calls.provisionCard.handler(({ context, input }) => provision(context, input)),
  setCardPIN: calls.setCardPIN.use(inPasswordQueue).handler(({ context, input }) => setPin(context, input)),
});
