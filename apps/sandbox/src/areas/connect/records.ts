import type { WireConnectRecord } from '@dayfare/api/connect/contract';
import { type ConnectCategory, connectCategory } from '@dayfare/domain/connect';
import { Refusal } from '../../platform/http/refusal.ts';
import { uniqueIdOf } from '../session/index.ts';
import { requireConversation } from './chat/conversations.ts';
import { noteSeen } from './people.ts';
import type { AtWork } from './require-organization.ts';
import { connectRecords } from './tables.ts';

/** Keeps one thing that the person did. Refuses with InvalidRequest records about other users and other categories. */
export async function keepRecord(
  { db, employee }: AtWork,
  record: WireConnectRecord,
  among: readonly ConnectCategory[],
): Promise<true> {
  const category = connectCategory.fromWire(record.Category);
  if (!category || !among.includes(category)) throw new Refusal('InvalidRequest', undefined, 'Category');
  if (record.UserUniqueID !== uniqueIdOf(employee.id))
    throw new Refusal('InvalidRequest', undefined, 'UserUniqueID');
  await db.insert(connectRecords).values({
    ...{ employeeId: employee.id, category: record.Category, conversationSid: record.ConversationSID },
    ...{ isGroup: record.IsGroup, at: new Date(record.CreatedDate) },
  });
  return true;
}

/** A user came or went: colleagues see it at once. */
export async function keepPresence(context: AtWork, record: WireConnectRecord): Promise<true> {
  await keepRecord(context, record, ['Online', 'Offline']);
  const { db, employee, clock } = context;
  await noteSeen(db, employee.id, record.Online ? clock.now() : null);
  return true;
}

/** A message was sent in a conversation of the person's. Refuses with ConversationNotFound. */
export async function keepMessageSent(context: AtWork, channelSid: string): Promise<true> {
  const { db, employee, clock } = context;
  const { row } = await requireConversation(db, employee.id, channelSid);
  await db.insert(connectRecords).values({
    ...{ employeeId: employee.id, category: connectCategory.toWire('MessageSent') },
    ...{ conversationSid: row.sid, isGroup: row.type === 1, at: clock.now() },
  });
  return true;
}
