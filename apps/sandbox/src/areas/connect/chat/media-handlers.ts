import { mediaContract } from '@dayfare/api/connect/chat/media-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { refuseForeignToken } from '../refuse-foreign-token.ts';
import { requireOrganization } from '../require-organization.ts';
import { addressOfMessage, keepChatFile } from './media.ts';

const media = implement(mediaContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireOrganization)
  .use(refuseForeignToken);

/** Files of conversations. */
export const mediaHandlers = media.router({
  uploadFiles: media.uploadFiles.handler(({ context, input }) => keepChatFile(context, input)),
  getMediaUrl: media.getMediaUrl.handler(({ context, input }) => addressOfMessage(context, input.sid)),
});
