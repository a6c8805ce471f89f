import { randomUUID } from 'node:crypto';
import { shiftStatus } from '@dayfare/domain/connect';
import { epochMs, momentText } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { lockEmployee } from '../../money/index.ts';
import { wants } from '../../profile/index.ts';
import { type Employee, employees, textTo } from '../../session/index.ts';
import { ownChannel } from '../activity/channels.ts';
import { activityNumbers, deliver } from '../activity/service.ts';
import { notify } from '../notifications/notify.ts';
import { type ShiftRow, shiftRequests, shifts } from './tables.ts';

/** What a manager decides about a request. */
type ShiftDecision = 'Confirmed' | 'Declined';

const words = {
  en: {
    title: { Confirmed: 'Your shift is confirmed', Declined: 'Your request was declined' },
    Confirmed: (shift, at) => `“${shift}” on ${at} is yours.`,
    Declined: (shift, at) => `Your request for “${shift}” on ${at} was declined.`,
  },
  es: {
    title: { Confirmed: 'Tu turno está confirmado', Declined: 'Se rechazó tu solicitud' },
    Confirmed: (shift, at) => `El turno “${shift}” del ${at} es tuyo.`,
    Declined: (shift, at) => `Se rechazó tu solicitud para “${shift}” del ${at}.`,
  },
  fr: {
    title: { Confirmed: 'Votre quart est confirmé', Declined: 'Votre demande a été refusée' },
    Confirmed: (shift, at) => `Le quart « ${shift} » du ${at} est à vous.`,
    Declined: (shift, at) => `Votre demande pour « ${shift} » du ${at} a été refusée.`,
  },
} as const satisfies Record<
  Language,
  Record<ShiftDecision, (shift: string, at: string) => string> & { title: Record<ShiftDecision, string> }
>;

/** What is decided, and by which server. */
interface Deciding {
  readonly decision: ShiftDecision;
  readonly now: Date;
  readonly secret: string;
}

async function tell(tx: Db, employee: Employee, row: ShiftRow, { decision, now: at, secret }: Deciding) {
  const language = languageOf(employee.language);
  const begins = momentText(epochMs(row.startAt.getTime()), { language, timeZone: row.timeZone });
  const message = words[language][decision](row.title, begins);
  const title = words[language].title[decision];
  const path = `/connect/shifts/${row.id}`;
  await deliver(tx, secret, [
    {
      ...{ sid: randomUUID(), senderId: employee.id, type: activityNumbers.shift, createdAt: at },
      ...{ title, body: message, attachmentType: null, mimeType: null, attachmentUrl: null },
      channelSid: await ownChannel(tx, row.organizationId, employee.id),
    },
  ]);
  await notify(
    tx,
    [employee.id],
    { kind: 'Shift', title, shortText: title, message, path },
    { topic: 'Shifts', at },
  );
  if (!(await wants(tx, employee.id, 'TextMessage', 'Shifts'))) return;
  const { productName } = readVoice(employee.environment, language);
  await textTo(tx, employee, { body: `${productName}${language === 'fr' ? ' : ' : ': '}${message}`, at });
}

/** Decides about a request that waits for it, and tells its person. Returns false where there is none. */
export function decideShift(db: Db, id: number, deciding: Deciding): Promise<boolean> {
  return underLocks(db, async (tx) => {
    const [request] = await tx.select().from(shiftRequests).where(eq(shiftRequests.id, id));
    if (!request) return false;
    const employee = await lockEmployee(tx, request.employeeId);
    const waiting = and(
      ...[eq(shiftRequests.id, id), isNull(shiftRequests.cancelledAt)],
      eq(shiftRequests.status, shiftStatus.toWire('Requested')),
    );
    const [decided] = await tx
      .update(shiftRequests)
      .set({ status: shiftStatus.toWire(deciding.decision) })
      .where(waiting)
      .returning();
    const [row] = await tx.select().from(shifts).where(eq(shifts.id, request.shiftId));
    if (!decided || !row) return false;
    await tell(tx, employee, row, deciding);
    return true;
  });
}

const mostShown = 100;

/** The last requests, the newest first, with whose each is. */
export const shiftRequestsToDecide = (db: Db) =>
  db
    .select({ request: shiftRequests, shift: shifts, email: employees.emailAddress })
    .from(shiftRequests)
    .innerJoin(shifts, eq(shifts.id, shiftRequests.shiftId))
    .innerJoin(employees, eq(employees.id, shiftRequests.employeeId))
    .orderBy(desc(shiftRequests.id))
    .limit(mostShown);
