import { randomUUID } from 'node:crypto';
import type { WireActivity, WireActivityMessage } from '@dayfare/api/connect/activity/activity-contract';
import {
  type ActivityType,
  activityType,
  attachmentType,
  type ConversationKind,
  mayAnnounce,
} from '@dayfare/domain/connect';
import { and, eq } from 'drizzle-orm';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../notifications/notify.ts';
import { nameOf, peopleOf, requireColleagues, roleOf } from '../people.ts';
import { type AtWork, requireOwn } from '../require-organization.ts';
import { activityOf } from './activities.ts';
import { ownChannel, requireChannel } from './channels.ts';
import { activityNumbers, deliver, type NewActivity } from './service.ts';
import { activityMessages } from './tables.ts';

const rowOf = (
  message: WireActivityMessage,
  { sid, channelSid, at }: { readonly sid: string; readonly channelSid: string; readonly at: Date },
): NewActivity => {
  const type = message.AttachmentType === null ? null : attachmentType.fromWire(message.AttachmentType);
  // What is attached has a type and an address, and what isn't has neither.
  if (message.IsAttachment !== (type !== null) || message.IsAttachment !== (message.AttachmentURL !== null))
    throw new Refusal('InvalidRequest', undefined, 'IsAttachment');
  return {
    ...{ sid, channelSid, senderId: message.SenderId, type: message.ActivityType },
    ...{ title: message.Title, body: message.body, createdAt: at },
    ...{ attachmentType: message.AttachmentType, mimeType: message.MimeType },
    attachmentUrl: message.AttachmentURL,
  };
};

async function known(context: Pick<AtWork, 'db'>, sid: string): Promise<WireActivity> {
  const found = await activityOf(context.db, sid);
  if (!found) throw new Refusal('ActivityNotFound');
  return found;
}

interface Sending extends WireActivityMessage {
  readonly ActivityChannelSid: string;
}

/** What an activity is told as. */
const kinds = {
  Group: 'Group',
  Direct: 'Chat',
  Company: 'Announcement',
  Shift: 'Shift',
  ChatActivity: 'Chat',
} as const satisfies Record<ActivityType, ConversationKind>;

const kindOf = (type: number): ConversationKind => kinds[activityType.fromWire(type) ?? 'ChatActivity'];

/**
 * Sends an activity to a channel of the organization, and tells whose it is, or everybody there. Refuses with ActivityNotFound, NotAnnouncer
 * for a channel of the organization's own, and InvalidRequest for a sender other than the person.
 */
export async function sendActivity(context: AtWork, sent: Sending): Promise<WireActivity> {
  const { db, employee, organizationId, clock, secret } = context;
  requireOwn(context, { userID: sent.SenderId });
  if (sent.SenderName !== nameOf(employee)) throw new Refusal('InvalidRequest', undefined, 'SenderName');
  const channel = await requireChannel(db, organizationId, sent.ActivityChannelSid);
  if (channel.employeeId === null && !mayAnnounce(await roleOf(db, employee.id)))
    throw new Refusal('NotAnnouncer');
  const [sid, at] = [randomUUID(), clock.now()];
  await underLocks(db, async (tx) => {
    await deliver(tx, secret, [rowOf(sent, { sid, channelSid: channel.sid, at })]);
    const people = channel.employeeId
      ? [channel.employeeId]
      : (await peopleOf(tx, organizationId, at)).map(({ id }) => id);
    await notify(
      tx,
      people.filter((id) => id !== employee.id),
      {
        kind: kindOf(sent.ActivityType),
        title: sent.Title,
        shortText: sent.Title,
        message: sent.body,
        path: '/connect/activity',
      },
      { topic: sent.ActivityType === activityNumbers.shift ? 'Shifts' : 'Announcements', at },
    );
  });
  return known(context, sid);
}

interface NewWords {
  readonly MessageSid: string;
  readonly body: string;
  readonly Title: string;
}

/** Changes the words of an activity that the person has sent. Refuses with ActivityNotFound for another's. */
export async function changeActivity(
  context: AtWork,
  { MessageSid, body, Title }: NewWords,
): Promise<WireActivity> {
  const { db, employee, clock } = context;
  const own = and(eq(activityMessages.sid, MessageSid), eq(activityMessages.senderId, employee.id));
  const [changed] = await db
    .update(activityMessages)
    .set({ body, title: Title, updatedAt: clock.now() })
    .where(own)
    .returning();
  if (!changed) throw new Refusal('ActivityNotFound');
  return known(context, MessageSid);
}

/** An activity that a person was told of. */
export type Received = WireActivityMessage & { readonly MessageSid: string };

/** Keeps activities of colleagues that the person was told of, in their own channel. Returns how many were new. Refuses with ColleagueNotFound. */
export function keepActivities(context: AtWork, received: readonly Received[]): Promise<number> {
  const { db, employee, organizationId, clock, secret } = context;
  return underLocks(db, async (tx) => {
    await requireColleagues(
      tx,
      organizationId,
      received.map(({ SenderId }) => SenderId),
    );
    const channelSid = await ownChannel(tx, organizationId, employee.id);
    const at = clock.now();
    return deliver(
      tx,
      secret,
      received.map((one) => rowOf(one, { sid: one.MessageSid, channelSid, at })),
    );
  });
}

/** Keeps one. Refuses with ActivityNotFound where its sid is that of an activity in another channel. */
export async function keepActivity(context: AtWork, received: Received): Promise<WireActivity> {
  await keepActivities(context, [received]);
  const { db, employee, organizationId } = context;
  const channelSid = await ownChannel(db, organizationId, employee.id);
  const { sid, channelSid: there } = activityMessages;
  const [own] = await db
    .select()
    .from(activityMessages)
    .where(and(eq(sid, received.MessageSid), eq(there, channelSid)));
  if (!own) throw new Refusal('ActivityNotFound');
  return known(context, received.MessageSid);
}
