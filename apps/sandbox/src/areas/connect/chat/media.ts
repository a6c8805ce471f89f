import { chatLimits } from '@dayfare/domain/connect';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { numberNow } from '../../../platform/http/configuration.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { addressMs, addressOf, findFile, keepFile, readUpload } from '../../media/index.ts';
import type { AtWork } from '../require-organization.ts';
import { requireConversation } from './conversations.ts';
import { chatMembers, chatMessages } from './tables.ts';

/** The largest file of a conversation, in bytes. The configuration says it in MB. */
const largestFile = (context: AtWork): number =>
  numberNow(context, 'ConnectAnnouncementFileSize') * chatLimits.bytesOfMb;

interface NewFile {
  readonly file: File;
  readonly conversationSID: string;
  readonly customId: string;
}

/** Keeps a file for a message that is about to be sent. Refuses with ConversationNotFound, FileTypeRefused, RequestTooLarge and DailyLimitReached. */
export async function keepChatFile(context: AtWork, { file, conversationSID, customId }: NewFile) {
  const { db, employee, clock } = context;
  await requireConversation(db, employee.id, conversationSID);
  const read = await readUpload(context, file, largestFile(context));
  const kept = await keepFile(db, { ...read, customId, ownerId: employee.id, at: clock.now() });
  return {
    ...{ contentType: kept.contentType, filename: kept.fileName, size: kept.size, sid: kept.sid },
    url: addressOf(context, kept.sid, addressMs.file).url,
  };
}

/** The address of a message's file. Refuses with MessageNotFound, also for a message of other people's. */
export async function addressOfMessage(context: AtWork, sid: string) {
  const { db, employee } = context;
  const [message] = await db.select().from(chatMessages).where(eq(chatMessages.sid, sid));
  if (!message?.mediaSid || message.deletedAt) throw new Refusal('MessageNotFound');
  await requireConversation(db, employee.id, message.conversationSid);
  return addressOf(context, message.mediaSid, addressMs.file);
}

/** Refuses with MessageNotFound a file that the person has neither uploaded nor sees in a conversation. */
export async function requireFile(tx: Db, employeeId: number, sid: string): Promise<void> {
  const file = await findFile(tx, sid);
  if (file?.ownerId === employeeId) return;
  const [seen] = await tx
    .select({ sid: chatMessages.sid })
    .from(chatMessages)
    .innerJoin(chatMembers, eq(chatMembers.conversationSid, chatMessages.conversationSid))
    .where(
      and(
        ...[eq(chatMessages.mediaSid, sid), isNull(chatMessages.deletedAt)],
        ...[eq(chatMembers.employeeId, employeeId), isNull(chatMembers.leftAt)],
      ),
    )
    .limit(1);
  if (!seen) throw new Refusal('MessageNotFound');
}
