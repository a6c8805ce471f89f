import { chatLimits } from '@dayfare/domain/connect';
import * as z from 'zod/mini';
import { call, pathNumber, wireId } from '../../wire/index.ts';
import { chatSid, colleagues, conversation, participant } from './chat-shapes.ts';

const named = z.object({ conversationSID: chatSid });
const name = z.string().check(z.minLength(1), z.maxLength(chatLimits.groupName));
const description = z.string().check(z.maxLength(chatLimits.groupDescription));
const userIDs = z.array(wireId).check(z.minLength(1), z.maxLength(chatLimits.groupMembers));
const namedAndDescribed = z.object({ conversationSID: chatSid, name, description });
const withPeople = z.object({ conversationSID: chatSid, userIDs });
const search = z.string().check(z.maxLength(60));
const page = { pageNumber: pathNumber, pageSize: pathNumber };

/** Groups and the people in them. Where the documents name a call and no fields, the fields are ours. */
export const groupsContract = {
  /** Make a group, once for each `customId`. */
  createGroup: call('POST', 'connect/CreateGroup', {
    input: z.object({ customId: z.uuid(), name, description, userIDs }),
    payload: conversation,
  }),
  /** Rename or describe a group: its admin does. */
  updateConversation: call('POST', 'connect/UpdateConversation', {
    input: namedAndDescribed,
    payload: conversation,
  }),
  /** The same as UpdateConversation. */
  updateChannel: call('POST', 'connect/updateChannel', { input: namedAndDescribed, payload: conversation }),
  /** Add colleagues to a group: its admin does. */
  addGroupParticipants: call('POST', 'connect/AddGroupParticipants', {
    input: withPeople,
    payload: conversation,
  }),
  /** The same as AddGroupParticipants. */
  addParticipants: call('POST', 'connect/addParticipants', { input: withPeople, payload: conversation }),
  /** Leave a group. The member of longest standing becomes its admin. */
  leaveConversation: call('POST', 'connect/LeaveConversation', { input: named, payload: z.boolean() }),
  /** Make another member of the group its admin. Only for admins. */
  updateGroupAdmin: call('POST', 'connect/UpdateGroupAdmin', {
    input: z.object({ conversationSID: chatSid, userID: wireId }),
    payload: conversation,
  }),
  /** Delete a group for everybody: its admin does. */
  deleteChannel: call('POST', 'connect/DeleteChannel', { input: named, payload: z.boolean() }),
  /** Who is in a conversation. */
  participantChannel: call('POST', 'connect/ParticipantChannel', {
    input: named,
    payload: z.object({ participants: z.array(participant) }),
    meta: { kind: 'read' },
  }),
  /** Put a conversation back in one's list. */
  saveUsersConversationSID: call('POST', 'connect/SaveUsersConversationSID', {
    input: named,
    payload: z.boolean(),
  }),
  /** Take a conversation out of one's list until something new comes. */
  deleteUserConversation: call('DELETE', 'connect/DeleteUserConversation', {
    input: named,
    payload: z.boolean(),
  }),
  /** Colleagues by a part of their name. */
  getContactList: call('POST', 'connect/GetContactList', {
    input: z.object({ search, ...page }),
    payload: colleagues,
    meta: { kind: 'read' },
  }),
  /** Colleagues by first and last name. */
  getUsers: call('GET', 'connect/GetUsers', {
    input: z.object({ firstName: search, lastName: search, userID: pathNumber, ...page }),
    payload: colleagues,
  }),
};

export type { WireColleagues, WireParticipant } from './chat-shapes.ts';
