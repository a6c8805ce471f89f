import { activityContract } from '@dayfare/api/connect/activity/activity-contract';
import { mayAnnounce } from '@dayfare/domain/connect';
import { implement } from '@orpc/server';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { roleOf } from '../people.ts';
import { requireOrganization, requireOwn } from '../require-organization.ts';
import { activitiesOf } from './activities.ts';
import { channelNamed, ownChannel } from './channels.ts';
import { changeActivity, keepActivities, keepActivity, sendActivity } from './tell-activity.ts';

const calls = implement(activityContract).$context<ApiContext>().use(requireSession).use(requireOrganization);

const pageOf = ({ pageNumber, pageSize }: Record<'pageNumber' | 'pageSize', number | string>) => ({
  page: { number: Number(pageNumber), size: Number(pageSize) },
});

/** What happens at work. */
export const activityHandlers = calls.router({
  getTwilioActivityMessagesByUserID: calls.getTwilioActivityMessagesByUserID.handler(({ context, input }) => {
    requireOwn(context, { userID: input.userID });
    return activitiesOf(context, pageOf(input));
  }),
  searchRecentActivity: calls.searchRecentActivity.handler(({ context, input }) => {
    requireOwn(context, { userID: input.userID, organizationID: input.organizationID });
    const { searchQuery: search, activityType } = input;
    return activitiesOf(context, { ...pageOf(input), search, type: Number(activityType) });
  }),
  generateOrganizationActivitySID: calls.generateOrganizationActivitySID.handler(
    async ({ context, input }) => {
      const { db, employee, organizationId } = context;
      requireOwn(context, { userID: input.userID, organizationID: input.organizationID });
      if (!mayAnnounce(await roleOf(db, employee.id))) throw new Refusal('NotAnnouncer');
      return { activityChannelSid: await channelNamed(db, organizationId, input.channelName) };
    },
  ),
  getActivityChannelSid: calls.getActivityChannelSid.handler(async ({ context, input }) => {
    const { db, employee, organizationId } = context;
    requireOwn(context, input);
    return { activityChannelSid: await ownChannel(db, organizationId, employee.id) };
  }),
  sendActivityNotification: calls.sendActivityNotification.handler(({ context, input }) => {
    requireOwn(context, { organizationID: input.OrganizationID });
    return sendActivity(context, input);
  }),
  updateTwilioActivity: calls.updateTwilioActivity.handler(({ context, input }) =>
    changeActivity(context, input),
  ),
  saveTwilioActivity: calls.saveTwilioActivity.handler(({ context, input }) => keepActivity(context, input)),
  dumpTwilioActivityToDatabase: calls.dumpTwilioActivityToDatabase.handler(async ({ context, input }) => ({
    saved: await keepActivities(context, input.activities),
  })),
});
