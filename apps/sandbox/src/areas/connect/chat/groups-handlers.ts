import { groupsContract } from '@dayfare/api/connect/chat/groups-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { findColleagues } from '../people.ts';
import { refuseForeignToken } from '../refuse-foreign-token.ts';
import { requireOrganization } from '../require-organization.ts';
import { addToGroup, deleteGroup, handOverGroup, leaveGroup, renameGroup } from './change-group.ts';
import { requireConversation } from './conversations.ts';
import { createGroup, participantsOf } from './groups.ts';
import { setHidden } from './listen.ts';

const groups = implement(groupsContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireOrganization)
  .use(refuseForeignToken);

/** Groups and the people in them. */
export const groupsHandlers = groups.router({
  createGroup: groups.createGroup.handler(({ context, input }) => createGroup(context, input)),
  updateConversation: groups.updateConversation.handler(({ context, input }) => renameGroup(context, input)),
  updateChannel: groups.updateChannel.handler(({ context, input }) => renameGroup(context, input)),
  addGroupParticipants: groups.addGroupParticipants.handler(({ context, input }) =>
    addToGroup(context, input),
  ),
  addParticipants: groups.addParticipants.handler(({ context, input }) => addToGroup(context, input)),
  leaveConversation: groups.leaveConversation.handler(({ context, input }) =>
    leaveGroup(context, input.conversationSID),
  ),
  updateGroupAdmin: groups.updateGroupAdmin.handler(({ context, input }) => handOverGroup(context, input)),
  deleteChannel: groups.deleteChannel.handler(({ context, input }) =>
    deleteGroup(context, input.conversationSID),
  ),
  participantChannel: groups.participantChannel.handler(async ({ context, input }) => {
    const one = await requireConversation(context.db, context.employee.id, input.conversationSID);
    return { participants: await participantsOf(context.db, context, one) };
  }),
  saveUsersConversationSID: groups.saveUsersConversationSID.handler(({ context, input }) =>
    setHidden(context, input.conversationSID, false),
  ),
  deleteUserConversation: groups.deleteUserConversation.handler(({ context, input }) =>
    setHidden(context, input.conversationSID, true),
  ),
  getContactList: groups.getContactList.handler(({ context, input }) => {
    const { employee, organizationId } = context;
    return findColleagues(context, {
      ...{ organizationId, self: employee.id, first: input.search, last: '', isEither: true },
      page: { number: Number(input.pageNumber), size: Number(input.pageSize) },
    });
  }),
  getUsers: groups.getUsers.handler(({ context, input }) => {
    const { employee, organizationId } = context;
    return findColleagues(context, {
      ...{ organizationId, self: employee.id, first: input.firstName, last: input.lastName, isEither: false },
      page: { number: Number(input.pageNumber), size: Number(input.pageSize) },
    });
  }),
});
