import { conversationType } from '@dayfare/domain/connect';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { AreaSeed } from '../../seeds/area-seed.ts';
import type { SeedChat } from '../../seeds/seed-of-areas.ts';
import { employees } from '../session/index.ts';
import { announcements } from './announcements/tables.ts';
import { openConversation, pairKey } from './chat/groups.ts';
import { chatMembers } from './chat/tables.ts';
import { writeMessage } from './chat/write-message.ts';
import { insertShift } from './shifts/insert-shift.ts';
import { connectPeople } from './tables.ts';

const minuteMs = 60_000;

interface SeedOptions {
  readonly id: number;
  readonly now: Date;
  readonly organizationId: number;
}

async function insertChat(tx: Db, chat: SeedChat, { id, now, organizationId }: SeedOptions): Promise<void> {
  const there = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(inArray(employees.id, [...chat.with]));
  const others = there.map((other) => other.id);
  const [first] = others;
  if (first === undefined) return;
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs);
  const { row } = await openConversation(tx, {
    ...{ organizationId, name: chat.name ?? '', description: chat.description ?? '', creatorId: id },
    type: conversationType.toWire(chat.name === undefined ? 'Direct' : 'Group'),
    adminId: chat.name === undefined ? null : id,
    customKey: chat.name === undefined ? pairKey(id, first) : `group:${id}:${chat.name}`,
    ...{ people: [id, ...others], at: at((chat.messages[0]?.minutesAgo ?? 0) + 1) },
  });
  for (const { from = id, minutesAgo, text } of chat.messages)
    if (from === id || others.includes(from))
      await writeMessage(tx, {
        ...{ conversationSid: row.sid, authorId: from, body: text, at: at(minutesAgo) },
      });
  await tx
    .update(chatMembers)
    .set({ readIndex: Math.max(0, chat.messages.length - chat.unread) })
    .where(and(eq(chatMembers.conversationSid, row.sid), ne(chatMembers.employeeId, id)));
}

/** Inserts what a seeded person is in Connect, and their conversations. */
export const connectSeed: AreaSeed = async (tx, { id, now, seed }) => {
  const { connectRole: role, jobTitle } = seed;
  if (role !== undefined || jobTitle !== undefined)
    await tx.insert(connectPeople).values({ employeeId: id, role, jobTitle });
  const organizationId = seed.employers[0]?.id;
  if (organizationId === undefined) return;
  const hourMs = 60 * minuteMs;
  for (const {
    title,
    detail,
    hoursAgo,
    needsAcknowledgement = false,
    isMarketing = false,
    actionUrl = null,
  } of seed.announcements ?? [])
    await tx.insert(announcements).values({
      ...{ organizationId, authorId: id, customKey: title, title, detail, needsAcknowledgement, isMarketing },
      actionUrl,
      createdAt: new Date(now.getTime() - hoursAgo * hourMs),
      publishAt: new Date(now.getTime() - hoursAgo * hourMs),
    });
  for (const shift of seed.shifts ?? [])
    await insertShift(tx, shift, { organizationId, now, timeZone: seed.timeZone });
  for (const chat of seed.chats ?? []) await insertChat(tx, chat, { id, now, organizationId });
};
