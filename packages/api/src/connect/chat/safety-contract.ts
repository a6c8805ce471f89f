import { reportReasons } from '@dayfare/domain/connect';
import * as z from 'zod/mini';
import { call, wireId } from '../../wire/index.ts';
import { chatSid } from './chat-shapes.ts';

/** Reporting messages and blocking people. The documents have no such calls: they are ours. */
export const safetyContract = {
  /** Report another member's message to those who manage the organization, once. They get its words as they are now. */
  reportMessage: call('POST', 'connect/ReportMessage', {
    input: z.object({ sid: chatSid, reason: z.enum(reportReasons) }),
    payload: z.boolean(),
    meta: { ours: true },
  }),
  /** Block a colleague, or no longer: in a conversation of two neither can write to the other then. */
  blockUser: call('POST', 'connect/BlockUser', {
    input: z.object({ userID: wireId, isBlocked: z.boolean() }),
    payload: z.boolean(),
    meta: { ours: true },
  }),
};
