import { formatMoney, isoDate, isSkipReason, minorUnits, type SkipReason } from '@dayfare/domain/money';
import * as en from '@dayfare/domain/money/reasons/texts.en';
import * as es from '@dayfare/domain/money/reasons/texts.es';
import * as fr from '@dayfare/domain/money/reasons/texts.fr';
import { browserLocale, type Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { currencyOf, instruments, placeName } from '../money/index.ts';
import { type Employee, textTo } from '../session/index.ts';
import type { Due } from './rows.ts';

type Because = SkipReason | 'AboveAutopayLimit';

const because = {
  en: { ...en.skipped, AboveAutopayLimit: 'It’s above your autopay limit.' },
  es: { ...es.skipped, AboveAutopayLimit: 'Supera tu límite de pago automático.' },
  fr: { ...fr.skipped, AboveAutopayLimit: 'Elle dépasse votre limite de paiement automatique.' },
} as const satisfies Record<Language, Readonly<Record<Because, string>>>;

/** What is filled in. */
interface Words {
  readonly amount: string;
  readonly to: string;
  readonly day: string;
  readonly why: string;
}

const texts = {
  en: {
    notPaid: ({ amount, to, day, why }) =>
      `Your bill of ${amount} from ${to} was not paid today. ${why} No money has moved. It’s due ${day}; you can pay it in the app.`,
    reminder: ({ amount, to, day }) => `Your bill of ${amount} from ${to} is due ${day}.`,
    found: ({ amount, to }) => `${to} has found your payment of ${amount}. The number is in the app.`,
    sentBack: ({ amount, to }) => `${to} sent your payment of ${amount} back. It’s in your balance again.`,
  },
  es: {
    notPaid: ({ amount, to, day, why }) =>
      `Hoy no se pagó tu factura de ${amount} de ${to}. ${why} No se movió dinero. Vence el ${day}; puedes pagarla en la aplicación.`,
    reminder: ({ amount, to, day }) => `Tu factura de ${amount} de ${to} vence el ${day}.`,
    found: ({ amount, to }) => `${to} encontró tu pago de ${amount}. El número está en la aplicación.`,
    sentBack: ({ amount, to }) => `${to} devolvió tu pago de ${amount}. Está de nuevo en tu saldo.`,
  },
  fr: {
    notPaid: ({ amount, to, day, why }) =>
      `Votre facture de ${amount} de ${to} n’a pas été payée aujourd’hui. ${why} Aucun argent n’a été déplacé. Elle est due le ${day}; vous pouvez la payer dans l’application.`,
    reminder: ({ amount, to, day }) => `Votre facture de ${amount} de ${to} est due le ${day}.`,
    found: ({ amount, to }) =>
      `${to} a retrouvé votre paiement de ${amount}. Le numéro est dans l’application.`,
    sentBack: ({ amount, to }) =>
      `${to} a retourné votre paiement de ${amount}. Il est de nouveau dans votre solde.`,
  },
} as const satisfies Record<
  Language,
  Record<'notPaid' | 'reminder' | 'found' | 'sentBack', (words: Words) => string>
>;

interface Telling {
  readonly due: Due;
  readonly at: Date;
  /** Why it was not paid. */
  readonly reason?: string;
}

async function tell(
  tx: Db,
  employee: Employee,
  what: keyof (typeof texts)['en'],
  { due: { row, bill }, at, reason = '' }: Telling,
): Promise<void> {
  const language = languageOf(employee.language);
  const [place] = await tx.select().from(instruments).where(eq(instruments.id, bill.instrumentId));
  const day = new Intl.DateTimeFormat(browserLocale(language), {
    ...{ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' },
  });
  const isKnown = isSkipReason(reason) || reason === 'AboveAutopayLimit';
  const words = {
    amount: formatMoney(minorUnits(row.amountMinor), { currency: currencyOf(employee), language }),
    to: place ? placeName(place) : '',
    day: day.format(Date.parse(isoDate(row.dueOn))),
    why: because[language][isKnown ? reason : 'FundsNotAvailable'],
  };
  const { productName } = readVoice(employee.environment, language);
  const body = `${productName}${language === 'fr' ? '\u00A0: ' : ': '}${texts[language][what](words)}`;
  await textTo(tx, employee, { body, at });
}

/** Texts a person that a bill was not paid on its day, and why. */
export const tellNotPaid = (tx: Db, employee: Employee, telling: Telling & { readonly reason: string }) =>
  tell(tx, employee, 'notPaid', telling);

/** Texts a person that a bill is due. */
export const tellReminder = (tx: Db, employee: Employee, telling: Telling) =>
  tell(tx, employee, 'reminder', telling);

/** Texts a person what came of a trace. */
export const tellTraced = (
  tx: Db,
  employee: Employee,
  { state, ...telling }: Telling & { readonly state: 'found' | 'sentBack' },
) => tell(tx, employee, state, telling);
