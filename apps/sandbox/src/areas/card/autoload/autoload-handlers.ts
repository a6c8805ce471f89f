import { autoloadContract } from '@dayfare/api/card/autoload-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { readAutoload, saveAutoload } from './settings.ts';

const calls = implement(autoloadContract).$context<ApiContext>().use(requireSession);

/** How money comes to a card by itself. */
export const autoloadHandlers = calls.router({
  getAutoload: calls.getAutoload.handler(({ context, input }) => readAutoload(context, input.cardID)),
  saveAutoload: calls.saveAutoload.handler(({ context, input }) => saveAutoload(context, input)),
});
