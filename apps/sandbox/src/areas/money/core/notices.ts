import { epochMs, formatMoney, minorUnits, momentText } from '@dayfare/domain/money';
import { browserLocale, type Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { type Employee, textTo } from '../../session/index.ts';
import { closedHint } from './closed-hint.ts';
import { noticeTexts } from './notice-texts.ts';
import { currencyOf } from './owner.ts';
import { placeName } from './place-name.ts';
import { undone } from './status.ts';
import type { Instrument, Transaction } from './tables.ts';

/** What a notice is about. */
export interface Occasion {
  readonly employee: Employee;
  readonly transaction: Transaction;
  readonly instrument: Instrument;
  readonly at: Date;
  readonly language: Language;
}

/** The words that notices are filled with. */
function wordsOf({ employee, transaction, instrument, language }: Occasion) {
  const money = (minor: number) =>
    formatMoney(minorUnits(minor), { currency: currencyOf(transaction), language });
  const day = new Intl.DateTimeFormat(browserLocale(language), {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  const { productName, supportName, supportPhone, supportHours } = readVoice(employee.environment, language);
  return {
    brand: productName,
    support: `${supportName}: ${supportPhone}. ${supportHours}.`,
    name: employee.firstName,
    amount: money(transaction.amountMinor),
    fee: money(transaction.feeMinor + transaction.chargedMinor),
    total: money(transaction.amountMinor + transaction.feeMinor),
    arrived: money(transaction.amountMinor - transaction.returnedMinor),
    back: money(transaction.returnedMinor + transaction.returnedFeeMinor),
    isBack: transaction.returnedMinor + transaction.returnedFeeMinor > 0,
    isUndone: undone.some((one) => one === transaction.status),
    /** What has come back last. */
    rest: money(transaction.returnedMinor + transaction.returnedFeeMinor - transaction.returnedBeforeMinor),
    destination: placeName(instrument),
    arrives: momentText(epochMs(transaction.arrivesAt.getTime()), { language, timeZone: employee.timeZone }),
    id: transaction.id,
    payday: transaction.returnsOn && day.format(Date.parse(transaction.returnsOn)),
  };
}

/** What people are told of a transfer. */
export type NoticeEvent = Exclude<keyof typeof noticeTexts, 'receipt' | 'receiptSubject'>;

/** Those that say that money is with us again. */
const givesBack: ReadonlySet<NoticeEvent> = new Set(['failed', 'returned', 'restReturned', 'partly']);

/** The insert that sends a text about a transfer. */
export function noticeInsert(tx: Db, event: NoticeEvent, occasion: Occasion) {
  const { employee, transaction, language, at } = occasion;
  const isHere = givesBack.has(event) && transaction.returnsOn === null;
  const hint = isHere ? closedHint(employee, language) : '';
  return textTo(tx, employee, { body: noticeTexts[event][language](wordsOf(occasion)) + hint, at });
}

/** Sends a text about a transfer. It is written in the caller's transaction, so that it never tells of what did not happen. */
export async function sendNotice(tx: Db, event: NoticeEvent, occasion: Occasion): Promise<void> {
  await noticeInsert(tx, event, occasion);
}

/** E-mails the receipt of a transfer. */
export async function sendReceipt(tx: Db, emailAddress: string, occasion: Occasion): Promise<void> {
  const { employee, language, at } = occasion;
  const words = wordsOf(occasion);
  await sendMail(tx, {
    ...{ employeeId: employee.id, recipient: emailAddress, language, environment: employee.environment },
    subject: noticeTexts.receiptSubject[language](words),
    body: noticeTexts.receipt[language](words),
    sentAt: at,
  });
}
