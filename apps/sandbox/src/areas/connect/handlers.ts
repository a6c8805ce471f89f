import { connectContract } from '@dayfare/api/connect/contract';
import { connectCategory, connectLogType } from '@dayfare/domain/connect';
import { implement } from '@orpc/server';
import { isSwitchedOn } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ApiContext, requireSession } from '../session/index.ts';
import { issueChatToken, issueToken, isToken } from './connect-token.ts';
import { noteUserType } from './people.ts';
import { keepMessageSent, keepPresence, keepRecord } from './records.ts';
import { requireOrganization, requireOwn } from './require-organization.ts';
import { tokenAndSettings } from './settings.ts';
import { connectLogs } from './tables.ts';

const connect = implement(connectContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireOrganization);

/** Presence is told by a call of its own, and so are conversations. */
const countedElsewhere: readonly string[] = [
  'Online',
  'Offline',
  'GroupConversationCreated',
  'DirectConversationCreated',
];

/** The token of Connect, who the user is there, what is logged and what is counted. */
export const connectHandlers = connect.router({
  createConnectToken: connect.createConnectToken.handler(({ context }) => {
    const { token, expiresAt } = issueToken(context, 'connect');
    return { connectToken: token, expiresAt };
  }),
  getBusinessToken: connect.getBusinessToken.handler(({ context, input }) => {
    if (Number(input.organizationID) !== context.organizationId)
      throw new Refusal('InvalidRequest', undefined, 'organizationID');
    return { businessToken: issueToken(context, 'business').token };
  }),
  twilioToken: connect.twilioToken.handler(({ context, input }) => {
    if (!isToken(context, 'connect', input.connectToken)) throw new Refusal('Invalid_Token_Try_Again');
    const { token, expiresAt } = issueChatToken(context);
    return { twilioToken: token, expiresAt };
  }),
  connectTokenAndSettings: connect.connectTokenAndSettings.handler(({ context, input }) =>
    tokenAndSettings(context, { userID: Number(input.userID) }),
  ),
  connectTokenAndSettingsByUserIDandOrgID: connect.connectTokenAndSettingsByUserIDandOrgID.handler(
    ({ context, input }) =>
      tokenAndSettings(context, {
        ...{ userID: Number(input.userID), organizationID: Number(input.organizationID) },
      }),
  ),
  updateUserTypeConnect: connect.updateUserTypeConnect.handler(async ({ context, input }) => {
    const { db, employee, session } = context;
    requireOwn(context, input);
    // What a session is was decided by the server: a page can repeat it, and nothing else.
    if (input.userType !== (session.userType ?? employee.userType))
      throw new Refusal('InvalidRequest', undefined, 'userType');
    await noteUserType(db, employee.id, input.userType);
    return true;
  }),
  logData: connect.logData.handler(async ({ context, input }) => {
    const { db, employee, organizationId, clock } = context;
    const isDebugOn = isSwitchedOn(context, 'EnableConnectDebugLogging');
    if (input.LogType === connectLogType.toWire('Error') || isDebugOn)
      await db.insert(connectLogs).values({
        ...{ employeeId: employee.id, organizationId, level: input.LogType, at: clock.real() },
        ...{ method: input.MethodName, message: input.LogMessage },
      });
    return true;
  }),
  saveOnlineOfflineData: connect.saveOnlineOfflineData.handler(({ context, input }) =>
    keepPresence(context, input),
  ),
  saveMessageSentData: connect.saveMessageSentData.handler(({ context, input }) =>
    keepMessageSent(context, input.channelSid),
  ),
  saveConversationCreatedData: connect.saveConversationCreatedData.handler(({ context, input }) =>
    keepRecord(context, input, ['GroupConversationCreated', 'DirectConversationCreated']),
  ),
  saveUserAnalyticsData: connect.saveUserAnalyticsData.handler(({ context, input }) =>
    keepRecord(
      context,
      input,
      connectCategory.names.filter((name) => !countedElsewhere.includes(name)),
    ),
  ),
});
