import * as z from 'zod/mini';
import { call, maxUpload, wireInstant } from '../../wire/index.ts';
import { chatMedia, chatSid } from './chat-shapes.ts';

const file = z.file().check(z.maxSize(maxUpload));

/** Files of conversations. Send those that take one with `upload`. */
export const mediaContract = {
  /** Keep a file for a message that is about to be sent, once for each `customId`. */
  uploadFiles: call('POST', 'connect/uploadFiles', {
    input: z.object({ file, conversationSID: chatSid, customId: z.uuid() }),
    payload: chatMedia,
  }),
  /** An address of a message's file, good for some minutes. */
  getMediaUrl: call('GET', 'connect/GetMediaUrl', {
    input: z.object({ sid: chatSid }),
    payload: z.object({ url: z.string(), expiresAt: wireInstant }),
    meta: { ours: true },
  }),
};
