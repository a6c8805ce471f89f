import { activityLimits } from '@dayfare/domain/connect';
import * as z from 'zod/mini';
import { call, pathNumber, wireId, wireInstant, wireNumber } from '../../wire/index.ts';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const channelSid = z.string().check(z.minLength(1), z.maxLength(80));
const address = z.string().check(z.maxLength(activityLimits.address), z.regex(/^https:\/\//));

/** An activity message: its text and its attributes. */
const message = {
  body: text(activityLimits.body),
  Title: text(activityLimits.title),
  IsAttachment: z.boolean(),
  /** 1 group, 2 direct, 3 company, 4 shift, 5 chat activity. */
  ActivityType: wireNumber.check(z.gte(1), z.lte(5)),
  /** 0 image, 1 video, 2 document, 3 audio, 4 other; null without one. */
  AttachmentType: z.nullable(wireNumber.check(z.lte(4))),
  MimeType: z.nullable(z.string().check(z.maxLength(120))),
  AttachmentURL: z.nullable(address),
  SenderId: wireId,
  SenderName: z.string().check(z.maxLength(200)),
};

const activity = z.object({
  MessageSid: z.uuid(),
  ...message,
  createdAt: wireInstant,
  updatedAt: wireInstant,
});
const list = z.object({ activities: z.array(activity), total: wireNumber });
const received = z.strictObject({ MessageSid: z.uuid(), ...message });
const page = { pageNumber: pathNumber, pageSize: pathNumber };

/**
 * What happens at work, message by message. The account sid and the token of the service are the server's: a call that brings some is
 * refused. Where the documents name no fields, they are ours.
 */
export const activityContract = {
  /** What happened for the person and in their organization, the newest first. */
  getTwilioActivityMessagesByUserID: call('GET', 'connect/GetTwilioActivityMessagesByUserID', {
    input: z.object({ userID: pathNumber, ...page }),
    payload: list,
  }),
  /** The same by words and by type (0: all). */
  searchRecentActivity: call('GET', 'connect/SearchRecentActivity', {
    input: z.object({
      ...{ organizationID: pathNumber, userID: pathNumber, activityType: pathNumber, ...page },
      searchQuery: z.string().check(z.maxLength(100)),
    }),
    payload: list,
  }),
  /** The channel of an organization by its name, for users who speak for it; created if missing. */
  generateOrganizationActivitySID: call('GET', 'connect/GenerateOrganizationActivitySID', {
    input: z.object({
      ...{ organizationID: pathNumber, userID: pathNumber },
      channelName: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    }),
    payload: z.object({ activityChannelSid: channelSid }),
  }),
  /** The person's own channel. */
  getActivityChannelSid: call('POST', 'connect/GetActivityChannelSid', {
    input: z.object({ organizationID: wireId, userID: wireId }),
    payload: z.object({ activityChannelSid: channelSid }),
    meta: { kind: 'read' },
  }),
  /** Send an activity to a colleague's channel, or, for users who speak for the organization, to one of its own. */
  sendActivityNotification: call('POST', 'connect/SendActivityNotification', {
    input: z.strictObject({ ActivityChannelSid: channelSid, OrganizationID: wireId, ...message }),
    payload: activity,
  }),
  /** Change the words of an activity that one has sent. */
  updateTwilioActivity: call('POST', 'connect/UpdateTwilioActivity', {
    input: z.strictObject({ MessageSid: z.uuid(), body: message.body, Title: message.Title }),
    payload: activity,
  }),
  /** Keep an activity that the chat service has told the person of, in their own channel. Repeating it changes nothing. */
  saveTwilioActivity: call('POST', 'connect/SaveTwilioActivity', { input: received, payload: activity }),
  /** Keep several of them. `saved` is how many were new. */
  dumpTwilioActivityToDatabase: call('POST', 'connect/DumpTwilioActivityToDatabase', {
    input: z.strictObject({ activities: z.array(received).check(z.minLength(1), z.maxLength(100)) }),
    payload: z.object({ saved: wireNumber }),
  }),
};

/** Activities of a page as on the wire. */
export type WireActivities = z.infer<typeof list>;
/** An activity as on the wire. */
export type WireActivity = z.infer<typeof activity>;
/** An activity that is told, as on the wire. */
export type WireActivityMessage = Omit<WireActivity, 'MessageSid' | 'createdAt' | 'updatedAt'>;
