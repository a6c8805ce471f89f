import { randomUUID } from 'node:crypto';
import { type Language, languages } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { whoWants } from '../../profile/index.ts';
import type { Employee } from '../../session/index.ts';
import { channelNamed, companyChannel } from '../activity/channels.ts';
import { activityNumbers, deliver } from '../activity/service.ts';
import { notify } from '../notifications/notify.ts';
import { nameOf, peopleOf } from '../people.ts';
import type { AnnouncementRow } from './tables.ts';

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
async function emailTo(tx: Db, people: readonly Employee[], row: AnnouncementRow, { author, at }: Author) {
  const wanting = await whoWants(
    tx,
    people.map(({ id }) => id),
    ...(['Email', 'Announcements'] as const),
  );
  const sent = people
    .filter(({ id }) => wanting.has(id))
    .map((employee) => {
      const language = languageOf(employee.language);
      const { productName } = readVoice(employee.environment, language);
      return {
        ...{ employeeId: employee.id, channel: 'email' as const, recipient: employee.emailAddress },
        subject: `${productName}${language === 'fr' ? ' : ' : ': '}${shortTexts[language](nameOf(author))}`,
        ...{ body: `${row.title}\n\n${row.detail}`, sentAt: at },
      };
    });
  if (sent.length > 0) await tx.insert(outbox).values(sent);
}

/** Tells the author's colleagues of an announcement, each in their language, and among what happens at work. */
export async function tellOfAnnouncement(
  tx: Db,
  row: AnnouncementRow,
  { author, at, secret }: Telling,
): Promise<void> {
  await deliver(tx, secret, [
    {
      ...{ sid: randomUUID(), senderId: author.id, type: activityNumbers.company, createdAt: at },
      ...{ title: row.title, body: row.detail, attachmentType: null, mimeType: null, attachmentUrl: null },
      channelSid: await channelNamed(tx, row.organizationId, companyChannel),
    },
  ]);
  const people = (await peopleOf(tx, row.organizationId, at)).filter(({ id }) => id !== author.id);
  for (const language of languages) {
    const ids = people.filter((one) => languageOf(one.language) === language).map(({ id }) => id);
    const shortText = shortTexts[language](nameOf(author));
    await notify(
      tx,
      ids,
      {
        kind: 'Announcement',
        title: row.title,
        shortText,
        message: row.detail,
        path: `/connect/announcements/${row.id}`,
      },
      { topic: 'Announcements', at },
    );
  }
  if (row.needsAcknowledgement) await emailTo(tx, people, row, { author, at });
}
