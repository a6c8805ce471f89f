import { formatMoney, isSkipReason, minorUnits, type SkipReason } from '@dayfare/domain/money';
import * as en from '@dayfare/domain/money/reasons/texts.en';
import * as es from '@dayfare/domain/money/reasons/texts.es';
import * as fr from '@dayfare/domain/money/reasons/texts.fr';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import type { ErrorCode } from '../../../platform/http/refusal.ts';
import { textTo } from '../../session/index.ts';
import { currencyOf, type Earner } from '../core/owner.ts';
import { placeName } from '../core/place-name.ts';
import type { Instrument } from '../core/tables.ts';
import type { RecurringRow } from './tables.ts';

const because = { en: en.skipped, es: es.skipped, fr: fr.skipped } as const satisfies Record<
  Language,
  Readonly<Record<SkipReason, string>>
>;

const body = {
  en: (brand: string, amount: string, to: string, why: string) =>
    `${brand}: your regular transfer of ${amount}${to} was not made today. ${why} No money has moved.`,
  es: (brand: string, amount: string, to: string, why: string) =>
    `${brand}: hoy no se hizo tu transferencia periódica de ${amount}${to}. ${why} No se movió dinero.`,
  fr: (brand: string, amount: string, to: string, why: string) =>
    `${brand} : votre virement régulier de ${amount}${to} n’a pas été fait aujourd’hui. ${why} Aucun argent n’a été déplacé.`,
} as const satisfies Record<Language, unknown>;

const towards = { en: 'to', es: 'a', fr: 'vers' } as const satisfies Record<Language, string>;

/** A regular transfer that was not made. */
export interface Skipped {
  readonly employee: Earner;
  readonly row: RecurringRow;
  readonly instrument: Instrument | undefined;
  readonly reason: ErrorCode;
  readonly at: Date;
  readonly language: Language;
}

/** Sends a text that a regular transfer was not made, and why. */
export async function sendSkipped(tx: Db, skipped: Skipped): Promise<void> {
  const { employee, row, instrument, reason, at, language } = skipped;
  const amount = formatMoney(minorUnits(row.amountMinor), { currency: currencyOf(employee), language });
  const to = instrument ? ` ${towards[language]} ${placeName(instrument)}` : '';
  const { productName } = readVoice(employee.environment, language);
  await textTo(tx, employee, {
    body: body[language](
      productName,
      amount,
      to,
      because[language][isSkipReason(reason) ? reason : 'FundsNotAvailable'],
    ),
    at,
  });
}
