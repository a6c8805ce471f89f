import { connectRole, mayAnnounce, type ReportReason } from '@dayfare/domain/connect';
import { type Language, languages } from '@dayfare/domain/product';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { languageOf, Refusal } from '../../../platform/http/refusal.ts';
import { type Employee, employees } from '../../session/index.ts';
import { notify } from '../notifications/notify.ts';
import { nameOf, peopleOf } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { connectPeople } from '../tables.ts';
import { lockConversation } from './conversations.ts';
import { chatMessages, chatReports } from './tables.ts';

const titles = {
  en: 'A message was reported',
  es: 'Se denunció un mensaje',
  fr: 'Un message a été signalé',
} as const satisfies Record<Language, string>;

const reasons = {
  en: { harassment: 'harassment', threat: 'a threat', spam: 'spam', other: 'another reason' },
  es: { harassment: 'acoso', threat: 'una amenaza', spam: 'spam', other: 'otro motivo' },
  fr: { harassment: 'harcèlement', threat: 'menace', spam: 'pourriel', other: 'autre raison' },
} as const satisfies Record<Language, Record<ReportReason, string>>;

interface Told {
  readonly reporter: string;
  readonly author: string;
  readonly reason: ReportReason;
  readonly body: string;
}

const words = {
  en: ({ reporter, author, reason, body }) =>
    `${reporter} reported a message of ${author} for ${reasons.en[reason]}: “${body}”`,
  es: ({ reporter, author, reason, body }) =>
    `${reporter} denunció un mensaje de ${author} por ${reasons.es[reason]}: “${body}”`,
  fr: ({ reporter, author, reason, body }) =>
    `${reporter} a signalé un message de ${author} (${reasons.fr[reason]}) : « ${body} »`,
} as const satisfies Record<Language, (told: Told) => string>;

/** Those who speak for the organization, without the author of the reported message. */
async function managersOf(tx: Db, organizationId: number, { at, but }: { at: Date; but: number }) {
  const people = (await peopleOf(tx, organizationId, at)).filter(({ id }) => id !== but);
  const ids = people.map(({ id }) => id);
  const roles =
    ids.length === 0
      ? []
      : await tx.select().from(connectPeople).where(inArray(connectPeople.employeeId, ids));
  const speaks = new Set(
    roles
      .filter(({ role: number }) => {
        const role = connectRole.fromWire(number);
        return role !== null && mayAnnounce(role);
      })
      .map(({ employeeId }) => employeeId),
  );
  return people.filter(({ id }) => speaks.has(id));
}

async function tell(tx: Db, managers: readonly Employee[], told: Told, at: Date): Promise<void> {
  for (const language of languages) {
    const ids = managers.filter((one) => languageOf(one.language) === language).map(({ id }) => id);
    const title = titles[language];
    await notify(
      tx,
      ids,
      { kind: 'Chat', title, shortText: title, message: words[language](told), path: null },
      { topic: 'Announcements', at },
    );
  }
}

/**
 * Reports another user's message, once: those who speak for the organization are told, with its words as they are. Refuses with
 * MessageNotFound, also for one's own, an event, and one that was deleted.
 */
export function reportMessage(
  { db, employee, organizationId, clock }: AtWork,
  { sid, reason }: { readonly sid: string; readonly reason: ReportReason },
): Promise<boolean> {
  return underLocks(db, async (tx) => {
    const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.sid, sid));
    if (!message) throw new Refusal('MessageNotFound');
    await lockConversation(tx, employee.id, message.conversationSid);
    if (message.authorId === employee.id || message.event || message.deletedAt)
      throw new Refusal('MessageNotFound');
    const at = clock.now();
    const [reported] = await tx
      .insert(chatReports)
      .values({ messageSid: sid, reporterId: employee.id, reason, body: message.body, at })
      .onConflictDoNothing()
      .returning();
    const [author] = await tx.select().from(employees).where(eq(employees.id, message.authorId));
    if (!reported || !author) return true;
    const managers = await managersOf(tx, organizationId, { at, but: author.id });
    const told = { reporter: nameOf(employee), author: nameOf(author), reason, body: message.body };
    await tell(tx, managers, told, at);
    return true;
  });
}
