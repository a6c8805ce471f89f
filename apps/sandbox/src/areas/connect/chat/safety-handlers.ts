import { safetyContract } from '@dayfare/api/connect/chat/safety-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { refuseForeignToken } from '../refuse-foreign-token.ts';
import { requireOrganization } from '../require-organization.ts';
import { setBlocked } from './blocks.ts';
import { reportMessage } from './report.ts';

const safety = implement(safetyContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireOrganization)
  .use(refuseForeignToken);

/** Reporting messages and blocking people. */
export const safetyHandlers = safety.router({
  reportMessage: safety.reportMessage.handler(({ context, input }) => reportMessage(context, input)),
  blockUser: safety.blockUser.handler(({ context, input }) => setBlocked(context, input)),
});
