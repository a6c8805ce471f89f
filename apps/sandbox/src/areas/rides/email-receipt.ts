import { epochMs, formatMoney, minorUnits, momentText } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { Refusal } from '../../platform/http/refusal.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { currencyOf } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { requireRide } from './rows.ts';
import { wirePlace } from './town.ts';

/** How often a receipt is sent in a day. */
const quota = { points: 3, perMs: 24 * 3_600_000 };

const words = {
  en: {
    subject: 'the receipt of your ride',
    way: (from, to) => `From ${from} to ${to}`,
    paid: 'Paid from your pay',
  },
  es: {
    subject: 'el recibo de tu viaje',
    way: (from, to) => `De ${from} a ${to}`,
    paid: 'Pagado con tu pago',
  },
  fr: {
    subject: 'le reçu de votre course',
    way: (from, to) => `De ${from} à ${to}`,
    paid: 'Payé avec votre paie',
  },
} as const satisfies Record<
  Language,
  { subject: string; way: (from: string, to: string) => string; paid: string }
>;

/** E-mails the receipt of a ride to its person. Refuses with RideNotFound, RideReceiptNotReady, and DailyLimitReached if it is one too many. */
export async function emailReceipt(context: ApiContext & SignedIn, id: string): Promise<true> {
  const { db, clock, employee, language } = context;
  const { row, run } = await requireRide(db, employee.id, id);
  if (row.endedAt === null || row.fareMinor === null) throw new Refusal('RideReceiptNotReady');
  if (!(await spendQuota(db, ['rideReceipts', employee.id, id], quota, { now: clock.now() })))
    throw new Refusal('DailyLimitReached');
  const said = words[language];
  const ended = momentText(epochMs(row.endedAt.getTime()), { language, timeZone: employee.timeZone });
  const amount = formatMoney(minorUnits(row.fareMinor), { currency: currencyOf(employee), language });
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  await sendMail(db, {
    ...{ employeeId: employee.id, recipient: employee.emailAddress, sentAt: clock.now() },
    ...{ language, environment: employee.environment },
    subject: `${readVoice(employee.environment, language).productName}${colon}${said.subject}`,
    body: [
      said.way(wirePlace(run.sourceId).name, wirePlace(run.destinationId).name),
      ended,
      `${said.paid}${colon}${amount}`,
    ].join('\n'),
  });
  return true;
}
