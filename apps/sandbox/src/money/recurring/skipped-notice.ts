import { formatMoney, minorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../db/db.ts';
import type { ErrorCode } from '../../http/error-table.ts';
import { outbox } from '../../http/tables.ts';
import { placeName } from '../instruments.ts';
import { currencyOf, type Earner } from '../owner.ts';
import type { Instrument } from '../tables.ts';
import type { RecurringRow } from './tables.ts';

const because = {
  en: {
    funds: 'there wasn’t enough in your balance',
    limit: 'your daily limit was used up',
    byYou: 'you’ve paused early pay',
    own: 'it would go over the limit you set yourself',
    paused: 'early pay is paused',
    account: 'the account can’t receive it',
    proof: 'with the day’s other transfers it needs a code from you',
    closed: 'early pay isn’t open to you at the moment',
  },
  es: {
    funds: 'no había suficiente en tu saldo',
    limit: 'ya habías usado tu límite diario',
    byYou: 'pusiste en pausa el pago anticipado',
    own: 'superaría el límite que te pusiste',
    paused: 'el pago anticipado está en pausa',
    account: 'la cuenta no puede recibirla',
    proof: 'con las otras de hoy necesita un código tuyo',
    closed: 'el pago anticipado no está abierto para ti por ahora',
  },
  fr: {
    funds: 'votre solde ne suffisait pas',
    limit: 'votre limite quotidienne était atteinte',
    byYou: 'vous avez suspendu la paie anticipée',
    own: 'il dépasserait la limite que vous vous êtes fixée',
    paused: 'la paie anticipée est suspendue',
    account: 'le compte ne peut pas le recevoir',
    proof: 'avec les autres du jour il demande un code de votre part',
    closed: 'la paie anticipée ne vous est pas ouverte pour l’instant',
  },
} as const satisfies Record<Language, object>;

const kindOf: Partial<Record<ErrorCode, keyof (typeof because)['en']>> = {
  AccessNotAvailable: 'closed',
  DailyLimitExceeded: 'limit',
  EWAServicesArePaused: 'paused',
  InstrumentNotUsable: 'account',
  OwnLimitExceeded: 'own',
  PausedByYou: 'byYou',
  ProofRequired: 'proof',
};

const body = {
  en: (brand: string, amount: string, to: string, why: string) =>
    `${brand}: your regular transfer of ${amount}${to} was not made today because ${why}. No money has moved.`,
  es: (brand: string, amount: string, to: string, why: string) =>
    `${brand}: hoy no se hizo tu transferencia periódica de ${amount}${to} porque ${why}. No se movió dinero.`,
  fr: (brand: string, amount: string, to: string, why: string) =>
    `${brand} : votre virement régulier de ${amount}${to} n’a pas été fait aujourd’hui, car ${why}. Aucun argent n’a été déplacé.`,
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

/** Texts somebody that a regular transfer was not made, and why. */
export async function sendSkipped(tx: Db, skipped: Skipped): Promise<void> {
  const { employee, row, instrument, reason, at, language } = skipped;
  const amount = formatMoney(minorUnits(row.amountMinor), { currency: currencyOf(employee), language });
  const to = instrument ? ` ${towards[language]} ${placeName(instrument)}` : '';
  const { productName } = readVoice(employee.environment, language);
  await tx.insert(outbox).values({
    employeeId: employee.id,
    channel: 'text',
    recipient: `+${employee.dialingCode}${employee.mobileNumber}`,
    body: body[language](productName, amount, to, because[language][kindOf[reason] ?? 'funds']),
    sentAt: at,
  });
}
