import * as z from 'zod/mini';
import { call, pathNumber, wireId, wireInstant, wireNumber } from '../wire/index.ts';

const token = z.string().check(z.minLength(20), z.maxLength(400));
/** Of the chat service, whichever it is. */
const chatToken = z.string().check(z.minLength(20), z.maxLength(2_000));
const uniqueId = z.string().check(z.maxLength(40));

/** The user in Connect, and what is open to them. */
const basicInfo = z.object({
  userID: wireId,
  organizationID: wireId,
  userUniqueID: uniqueId,
  managerUserID: z.nullable(wireId),
  userRole: wireNumber,
  jobTitle: z.string(),
  /** Of the person. */
  isConnectEnabled: z.boolean(),
  /** Of the organization. Ours. */
  isOrganizationConnectEnabled: z.boolean(),
  isJobEnabled: z.boolean(),
  isKronosEnabled: z.boolean(),
  activityChannelSid: z.string(),
});

const tokenAndSettings = z.object({
  connectToken: token,
  /** Token of the chat service. */
  twilioToken: chatToken,
  expiresAt: wireInstant,
  settings: basicInfo,
});

/** One thing that happened in Connect. */
const analyticsRecord = z.object({
  UserUniqueID: uniqueId,
  CreatedDate: wireInstant,
  Online: z.boolean(),
  ToUserUniqueID: z.nullable(uniqueId),
  ConversationSID: z.nullable(z.uuid()),
  IsGroup: z.boolean(),
  ParticipantUserUniqueID: z.nullable(uniqueId),
  /** 1 to 16. */
  Category: wireNumber.check(z.gte(1), z.lte(16)),
});

const record = { input: analyticsRecord, payload: z.boolean(), meta: { aside: true } } as const;

/** The token of Connect, the user there, what is logged and what is counted. */
export const connectContract = {
  /** A token of Connect for the session. */
  createConnectToken: call('GET', 'connect/CreateConnectToken', {
    payload: z.object({ connectToken: token, expiresAt: wireInstant }),
  }),
  /** A token for the organization that the person works for. */
  getBusinessToken: call('GET', 'connect/GetBusinessToken', {
    input: z.object({ organizationID: pathNumber }),
    payload: z.object({ businessToken: token }),
  }),
  /** The token of the chat service, for the token of Connect. */
  twilioToken: call('POST', 'connect/TwilioToken', {
    input: z.object({ connectToken: token }),
    payload: z.object({ twilioToken: chatToken, expiresAt: wireInstant }),
    meta: { kind: 'read' },
  }),
  /** Both tokens, and who the person is in Connect. */
  connectTokenAndSettings: call('GET', 'connect/ConnectTokenAndSettings', {
    input: z.object({ userID: pathNumber }),
    payload: tokenAndSettings,
  }),
  /** The same for an organization. */
  connectTokenAndSettingsByUserIDandOrgID: call('GET', 'connect/ConnectTokenAndSettingsByUserIDandOrgID', {
    input: z.object({ userID: pathNumber, organizationID: pathNumber }),
    payload: tokenAndSettings,
  }),
  /** As what kind of user the session sees Connect, where it differs from what was said before. The payload is ours. */
  updateUserTypeConnect: call('POST', 'connect/UpdateUserTypeConnect', {
    input: z.object({ userID: wireId, organizationID: wireId, userType: wireNumber }),
    payload: z.boolean(),
    meta: { aside: true },
  }),
  /** What the chat has to tell about itself. Anything but an error is kept only while `EnableConnectDebugLogging` is 1. */
  logData: call('POST', 'connect/LogData', {
    input: z.object({
      MethodName: z.string().check(z.maxLength(120)),
      /** 1 debug, 5 error. */
      LogType: z.union([z.literal(1), z.literal(5)]),
      LogMessage: z.string().check(z.maxLength(2_000)),
    }),
    payload: z.boolean(),
    meta: { aside: true },
  }),
  /** The user came online (category 1) or went offline (2): colleagues see it. */
  saveOnlineOfflineData: call('POST', 'connect/SaveOnlineOfflineData', record),
  /** A message was sent. */
  saveMessageSentData: call('POST', 'connect/SaveMessageSentData', {
    input: z.object({ channelSid: z.uuid(), otherUserID: z.nullable(wireId) }),
    payload: z.boolean(),
    meta: { aside: true },
  }),
  /** A group (category 4) or a conversation of two (5) was begun. */
  saveConversationCreatedData: call('POST', 'connect/SaveConversationCreatedData', record),
  /** Anything else that is counted. */
  saveUserAnalyticsData: call('POST', 'connect/SaveUserAnalyticsData', record),
};

/** The user in Connect, with their tokens, as on the wire. */
export type WireTokenAndSettings = z.infer<typeof tokenAndSettings>;
/** One thing that happened in Connect, as on the wire. */
export type WireConnectRecord = z.infer<typeof analyticsRecord>;
