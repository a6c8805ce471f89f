import { formatMoney, isWorthReminding, min, minorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { eq } from 'drizzle-orm';
import { languageOf } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { textTo } from '../../session/index.ts';
import { currencyOf, lockEarner } from '../core/owner.ts';
import { accessOf, closureNow } from '../transfers/access.ts';
import { bringUpToDate } from '../wages/accrue.ts';
import { computeAccessBalance } from '../wages/pay-period-summary.ts';
import { scheduleReminder } from './reminder.ts';
import { dailyReminders } from './tables.ts';

const words = {
  en: (amount) => `you can take up to ${amount} of your pay today. Next business day is free.`,
  es: (amount) => `hoy puedes recibir hasta ${amount} de tu pago. El siguiente día hábil es gratis.`,
  fr: (amount) =>
    `vous pouvez obtenir jusqu’à ${amount} de votre paie aujourd’hui. Le jour ouvrable suivant est gratuit.`,
} as const satisfies Record<Language, (amount: string) => string>;

/** Sends a person's daily reminder if the available amount reaches their minimum, and schedules the next one. */
export function reminderHandler(server: Server): JobHandler {
  const { settings } = server;
  return async (tx, { reference, dueAt }) => {
    const [employmentId = '', version] = reference.split(':');
    const [row] = await tx
      .select()
      .from(dailyReminders)
      .where(eq(dailyReminders.employmentId, Number(employmentId)));
    if (!row?.isOn || row.version !== version) return false;
    const employee = await bringUpToDate(
      tx,
      await lockEarner(tx, row.employmentId),
      dueAt,
      settings.accessPercent,
    );
    await scheduleReminder(tx, row, { now: dueAt, timeZone: employee.timeZone });
    const summary = await computeAccessBalance(tx, employee, dueAt, settings.accessPercent);
    const access = await accessOf({ tx, employee, summary, now: dueAt }, server);
    const closure = await closureNow(tx, { employee, summary, access }, server);
    const takeable = min(summary.accessible, access.bound.left);
    const minimum = minorUnits(row.minimumMinor);
    if (closure || !isWorthReminding({ minimum }, takeable)) return true;
    const language = languageOf(employee.language);
    const { productName } = readVoice(employee.environment, language);
    const amount = formatMoney(takeable, { currency: currencyOf(employee), language });
    await textTo(tx, employee, {
      body: `${productName}${language === 'fr' ? ' : ' : ': '}${words[language](amount)}`,
      at: dueAt,
    });
    return true;
  };
}
