import { formatMoney, isSkipReason, type MinorUnits, type SkipReason } from '@dayfare/domain/money';
import * as en from '@dayfare/domain/money/reasons/texts.en';
import * as es from '@dayfare/domain/money/reasons/texts.es';
import * as fr from '@dayfare/domain/money/reasons/texts.fr';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { currencyOf } from '../../money/index.ts';
import { type Employee, textTo } from '../../session/index.ts';

const because = { en: en.skipped, es: es.skipped, fr: fr.skipped } as const satisfies Record<
  Language,
  Readonly<Record<SkipReason, string>>
>;

const notLoaded = {
  en: (amount, last4, why) =>
    `${amount} did not go to your card ••${last4} by itself. ${why} No money has moved.`,
  es: (amount, last4, why) =>
    `No se cargaron ${amount} en tu tarjeta ••${last4} automáticamente. ${why} No se movió dinero.`,
  fr: (amount, last4, why) =>
    `${amount} n’ont pas été versés automatiquement sur votre carte ••${last4}. ${why} Aucun argent n’a été déplacé.`,
} as const satisfies Record<Language, (amount: string, last4: string, why: string) => string>;

interface NotLoaded {
  readonly amount: MinorUnits;
  readonly last4: string;
  /** Code of the refusal. */
  readonly reason: string;
  readonly at: Date;
}

/** Texts a person that autoload could not move anything, and why. */
export async function tellNotLoaded(
  tx: Db,
  employee: Employee,
  { amount, last4, reason, at }: NotLoaded,
): Promise<void> {
  const language = languageOf(employee.language);
  const { productName } = readVoice(employee.environment, language);
  const money = formatMoney(amount, { currency: currencyOf(employee), language });
  const why = because[language][isSkipReason(reason) ? reason : 'FundsNotAvailable'];
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  await textTo(tx, employee, { body: `${productName}${colon}${notLoaded[language](money, last4, why)}`, at });
}
