import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { closeService, keepService } from './close.ts';
import { ownServiceOf, pauseService, resumeService } from './service.ts';

const calls = implement(pauseOrCloseContract).$context<ApiContext>().use(requireSession);

/** Pausing and closing the service. Both are the person's, whichever employer is chosen. */
export const pauseOrCloseHandlers = calls.router({
  getOwnService: calls.getOwnService.handler(({ context }) => ownServiceOf(context)),
  pauseService: calls.pauseService.handler(({ context, input }) => pauseService(context, input.until)),
  resumeService: calls.resumeService.handler(({ context }) => resumeService(context)),
  closeService: calls.closeService.handler(({ context }) => closeService(context)),
  keepService: calls.keepService.handler(({ context }) => keepService(context)),
});
