import type { WireTransactionDetail, WireTransactionLine } from '@dayfare/api/money/contract';
import {
  epochMs,
  friendName,
  minorUnits,
  type TransactionSource,
  toIsoDate,
  toWire,
  transactionSource,
} from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { type Employee, employees } from '../../session/index.ts';
import { placeName } from '../core/place-name.ts';
import { type MoneyLine, moneyLines } from '../core/source-tables.ts';
import { status } from '../core/status.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { paymentsOf } from '../payments/outbox.ts';
import type { Reading } from './detail.ts';
import { timesOf } from './progress.ts';

/** A line with what it names: the place, and the friend where there is one. */
export interface NamedLine {
  readonly line: MoneyLine;
  readonly instrument: Instrument;
  readonly friend: Pick<Employee, 'firstName' | 'lastName'> | null;
}

/** Whether a line is a transfer of wages, which has a table, agreements and receipts of its own. */
export const isOfWages = (source: TransactionSource): boolean => source === 'EWA' || source === 'BillPay';

const to = {
  en: (name: string) => `To ${name}`,
  es: (name: string) => `A ${name}`,
  fr: (name: string) => `Vers ${name}`,
} as const satisfies Record<Language, (name: string) => string>;

const from = {
  en: (name: string) => `From ${name}`,
  es: (name: string) => `De ${name}`,
  fr: (name: string) => `De ${name}`,
} as const satisfies Record<Language, (name: string) => string>;

const reward = {
  en: 'Referral reward',
  es: 'Recompensa por recomendar',
  fr: 'Récompense de recommandation',
} as const satisfies Record<Language, string>;

function titleOf({ line: { source }, instrument, friend }: NamedLine, language: Language): string {
  const name = friend ? friendName(friend.firstName, friend.lastName) : instrument.displayText;
  if (source === 'Incentive_Referrals') return reward[language];
  return friend && source === 'FriendIndeed' ? from[language](name) : to[language](name);
}

const wire = (minor: number) => toWire(minorUnits(minor));

/** What is not a transfer of wages, as a line of the history. */
export function otherLineOf(
  named: NamedLine,
  { language }: Pick<Reading, 'language'>,
  timeZone: Employee['timeZone'],
): WireTransactionLine {
  const { line, instrument, friend } = named;
  return {
    transactionID: line.id,
    title: titleOf(named, language),
    transferredTo:
      friend && line.source === 'P2P' ? friendName(friend.firstName, friend.lastName) : placeName(instrument),
    amount: wire(line.amountMinor),
    fee: wire(line.feeMinor),
    transactionStatus: line.status ?? status.completed,
    transactionType: line.transactionType,
    transferSpeed: line.transferSpeed,
    source: transactionSource.toWire(line.source),
    createdAt: line.createdAt.toISOString(),
    arrivalDate: toIsoDate(epochMs(line.arrivesAt.getTime()), timeZone),
    arrivesAt: line.arrivesAt.toISOString(),
    canCancel: false,
  };
}

const shown = { line: moneyLines, instrument: instruments, friend: employees };

/** Lines with what they name; the caller narrows, sorts and pages them. */
export const namedLines = (tx: Db) =>
  tx
    .select({ line: shown.line, instrument: shown.instrument, friend: shown.friend })
    .from(moneyLines)
    .innerJoin(instruments, eq(instruments.id, moneyLines.instrumentId))
    .leftJoin(employees, eq(employees.id, moneyLines.otherId));

/** What is not a transfer of wages, in full; undefined if this person has nothing of this id. */
export async function otherDetail(
  tx: Db,
  { id: employeeId, timeZone }: Pick<Employee, 'id' | 'timeZone'>,
  id: string,
  reading: Reading,
): Promise<WireTransactionDetail | undefined> {
  const [found] = await namedLines(tx).where(
    and(eq(moneyLines.id, id), eq(moneyLines.employeeId, employeeId)),
  );
  if (!found || isOfWages(found.line.source)) return undefined;
  const line = otherLineOf(found, reading, timeZone);
  const events: WireTransactionDetail['events'] = [{ at: line.createdAt, status: status.inProgress }];
  const { endedAt, statusReason } = found.line;
  const payments = await paymentsOf(tx, id);
  if (endedAt) events.push({ at: endedAt.toISOString(), status: line.transactionStatus });
  return {
    ...line,
    totalDebit: wire(found.line.amountMinor + found.line.feeMinor),
    returnsOn: null,
    ...timesOf({ payments, events: [] }),
    ...(statusReason === null ? {} : { statusReason }),
    instrumentId: found.instrument.id,
    instrumentLast4: found.instrument.last4,
    events,
  };
}
