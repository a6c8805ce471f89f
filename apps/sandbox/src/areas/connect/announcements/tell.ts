import { randomUUID } from 'node:crypto';
import { type Language, languages } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { whoWants } from '../../profile/index.ts';
import type { Employee } from '../../session/index.ts';
import { channelNamed, companyChannel } from '../activity/channels.ts';
import { activityNumbers, deliver } from '../activity/service.ts';
import { notify } from '../notifications/notify.ts';
import { nameOf, peopleOf } from '../people.ts';
import { type AnnouncementRow, announcements } from './tables.ts';

/** The page of an announcement. */
export const announcementPath = (id: number): string => `/connect/announcements/${id}`;

/** What may stand on a locked screen: who asks for something to be read, and not what it is. */
const reminderTexts = {
  en: (author) => `${author} asks you to confirm that you’ve read an announcement`,
  es: (author) => `${author} te pide confirmar que leíste un anuncio`,
  fr: (author) => `${author} vous demande de confirmer la lecture d’une annonce`,
} as const satisfies Record<Language, (author: string) => string>;

/** What may stand on a locked screen: who announced something, and not what. */
const shortTexts = {
  en: (author) => `New announcement from ${author}`,
  es: (author) => `Nuevo anuncio de ${author}`,
  fr: (author) => `Nouvelle annonce de ${author}`,
} as const satisfies Record<Language, (author: string) => string>;

interface Author {
  readonly author: Employee;
  readonly at: Date;
}

interface Telling extends Author {
  /** Of the server. */
  readonly secret: string;
}

/** E-mails what has to be acknowledged: it must reach readers who seldom open the app, too. */
async function emailTo(
  tx: Db,
  people: readonly Employee[],
  row: AnnouncementRow,
  { author, at, texts = shortTexts }: Author & { readonly texts?: typeof shortTexts | typeof reminderTexts },
) {
  const wanting = await whoWants(
    tx,
    people.map(({ id }) => id),
    ...(['Email', 'Announcements'] as const),
  );
  const sent = people
    .filter(({ id }) => wanting.has(id))
    .map((employee) => {
      const language = languageOf(employee.language);
      const { environment } = employee;
      const { productName } = readVoice(environment, language);
      return {
        ...{ employeeId: employee.id, recipient: employee.emailAddress, language, environment },
        subject: `${productName}${language === 'fr' ? ' : ' : ': '}${texts[language](nameOf(author))}`,
        ...{ body: `${row.title}\n\n${row.detail}`, sentAt: at },
      };
    });
  await sendMail(tx, ...sent);
}

/** Tells the author's colleagues of an announcement, each in their language, and among what happens at work. */
export async function tellOfAnnouncement(
  tx: Db,
  row: AnnouncementRow,
  { author, at, secret }: Telling,
): Promise<void> {
  const sid = randomUUID();
  await tx.update(announcements).set({ activitySid: sid }).where(eq(announcements.id, row.id));
  await deliver(tx, secret, [
    {
      ...{ sid, senderId: author.id, type: activityNumbers.company, createdAt: at },
      ...{ title: row.title, body: row.detail, attachmentType: null, mimeType: null, attachmentUrl: null },
      channelSid: await channelNamed(tx, row.organizationId, companyChannel),
    },
  ]);
  const people = (await peopleOf(tx, row.organizationId, at)).filter(({ id }) => id !== author.id);
  await notifyAll(tx, people, row, { author, at, texts: shortTexts });
  if (row.needsAcknowledgement) await emailTo(tx, people, row, { author, at });
}

/** Sends a notification about an announcement to some people, each in their language. */
async function notifyAll(
  tx: Db,
  people: readonly Employee[],
  row: AnnouncementRow,
  { author, at, texts }: Author & { readonly texts: typeof shortTexts | typeof reminderTexts },
): Promise<void> {
  for (const language of languages) {
    const ids = people.filter((one) => languageOf(one.language) === language).map(({ id }) => id);
    const shortText = texts[language](nameOf(author));
    await notify(
      tx,
      ids,
      {
        ...{ kind: 'Announcement', title: row.title, shortText, message: row.detail },
        path: announcementPath(row.id),
      },
      { topic: 'Announcements', at },
    );
  }
}

/** Asks some people again to acknowledge an announcement. `author` is who asks. */
export async function remindOfAnnouncement(
  tx: Db,
  row: AnnouncementRow,
  people: readonly Employee[],
  asking: Author,
): Promise<void> {
  await notifyAll(tx, people, row, { ...asking, texts: reminderTexts });
  await emailTo(tx, people, row, { ...asking, texts: reminderTexts });
}
