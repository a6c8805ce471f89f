import { accountStatus, closingObstacle, recurringStatus } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { languageOf, Refusal } from '../../platform/http/refusal.ts';
import { outbox } from '../../platform/http/tables.ts';
import type { ApiContext, SignedIn } from '../../session/api-context.ts';
import { type Employee, employees, employments, recordEvent, revokeSessionsOf } from '../../session/index.ts';
import { closeOpenKeys } from '../core/idempotency.ts';
import { lockEmployee } from '../core/owner.ts';
import { ownPauses } from '../core/pause-tables.ts';
import { unschedule } from '../recurring/schedule-next.ts';
import { recurringTransactions } from '../recurring/tables.ts';
import { dailyReminders } from '../reminders/tables.ts';
import { runningRegulars } from './service.ts';
import { unsettledOf } from './unsettled.ts';

const words = {
  en: (brand, phone) =>
    `${brand}: your account is closed. What you took early comes off your pay as agreed, and nothing else changes. If it wasn’t you, or you want to come back, call ${phone}.`,
  es: (brand, phone) =>
    `${brand}: tu cuenta está cerrada. Lo que recibiste por adelantado se descuenta de tu pago como se acordó, y nada más cambia. Si no fuiste tú o quieres volver, llama al ${phone}.`,
  fr: (brand, phone) =>
    `${brand} : votre compte est fermé. Ce que vous avez reçu à l’avance est retenu sur votre paie comme convenu, et rien d’autre ne change. Si ce n’était pas vous, ou pour revenir, appelez le ${phone}.`,
} as const satisfies Record<Language, (brand: string, phone: string) => string>;

async function endRegulars(tx: Db, employeeId: number): Promise<void> {
  const jobs = await tx
    .select({ id: employments.id })
    .from(employments)
    .where(eq(employments.employeeId, employeeId));
  const mine = jobs.map(({ id }) => id);
  const ended = await tx
    .update(recurringTransactions)
    .set({ status: recurringStatus.toWire('Deleted') })
    .where(
      and(
        inArray(recurringTransactions.employmentId, mine),
        inArray(recurringTransactions.status, runningRegulars),
      ),
    )
    .returning({ id: recurringTransactions.id });
  for (const { id } of ended) await unschedule(tx, id);
  await tx.update(dailyReminders).set({ isOn: false }).where(inArray(dailyReminders.employmentId, mine));
}

async function tell(tx: Db, employee: Employee, at: Date): Promise<void> {
  const language = languageOf(employee.language);
  const { productName, supportPhone } = readVoice(employee.environment, language);
  await tx.insert(outbox).values({
    employeeId: employee.id,
    channel: 'text',
    recipient: `+${employee.dialingCode}${employee.mobileNumber}`,
    body: words[language](productName, supportPhone),
    sentAt: at,
  });
}

/**
 * Closes the account of the person who asks: regular transfers and daily texts end, every session ends, and no sign-in is possible until
 * support opens it again. What was taken early comes off the pay as it would have. Refuses with ServiceNotClosable while money is not
 * settled.
 */
export function closeService(context: ApiContext & SignedIn): Promise<boolean> {
  const { db, clock, clientAddress: address, employee: asking } = context;
  const now = clock.now();
  return underLocks(db, async (tx) => {
    // Every move of this person's money takes this lock: it has moved before, or never does.
    const employee = await lockEmployee(tx, asking.id);
    const obstacle = closingObstacle(await unsettledOf(tx, employee.id));
    if (obstacle) throw new Refusal('ServiceNotClosable');
    await closeOpenKeys(tx, employee.id);
    await endRegulars(tx, employee.id);
    await tx.delete(ownPauses).where(eq(ownPauses.employeeId, employee.id));
    await tx
      .update(employees)
      .set({ accountStatus: accountStatus.toWire('Deleted'), closedAt: now })
      .where(eq(employees.id, employee.id));
    await revokeSessionsOf(tx, employee.id, clock.real());
    await recordEvent(tx, { kind: 'accountClosed', employeeId: employee.id, address, at: clock.real() });
    await tell(tx, employee, now);
    return true;
  });
}
