import * as z from 'zod/mini';
import { call, maxUpload, pathNumber, wireId } from '../wire/index.ts';
import { chatMedia, chatSid, conversation } from './chat/chat-shapes.ts';

const file = z.file().check(z.maxSize(maxUpload));
/** A user, and the address of their picture, which soon expires; null without one. */
const avatar = z.object({ userID: wireId, imageURL: z.nullable(z.string()) });

/** What people and groups look like, and what people are at work. Where the documents name a call and no fields, the fields are ours. */
export const avatarsContract = {
  /** Keep a picture of the person, once for each `customId`. SaveAvatar shows it. */
  uploadUserAvatar: call('POST', 'connect/UploadUserAvatar', {
    input: z.object({ file, customId: z.uuid() }),
    payload: chatMedia,
  }),
  /** Show the person by a picture that was kept, or by none. */
  saveAvatar: call('POST', 'connect/SaveAvatar', {
    input: z.object({ userID: wireId, avatarSid: z.nullable(chatSid) }),
    payload: avatar,
  }),
  /** The picture of a colleague, or of the person. */
  userAvatar: call('GET', 'connect/UserAvatar', { input: z.object({ userID: pathNumber }), payload: avatar }),
  /** The same of several people. */
  usersAvatar: call('POST', 'connect/UsersAvatar', {
    input: z.object({ userIDs: z.array(wireId).check(z.minLength(1), z.maxLength(200)) }),
    payload: z.object({ avatars: z.array(avatar) }),
    meta: { kind: 'read' },
  }),
  /** Show a group by a picture: its admin does. */
  uploadGroupAvatar: call('POST', 'connect/UploadGroupAvatar', {
    input: z.object({ file, customId: z.uuid(), conversationSID: chatSid }),
    payload: conversation,
  }),
  /** What the person is at work, in their own words; empty for nothing. */
  saveUser: call('POST', 'connect/SaveUser', {
    input: z.object({ userID: wireId, jobTitle: z.string().check(z.maxLength(60)) }),
    payload: z.boolean(),
  }),
};
