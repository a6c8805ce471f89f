import { formatMoney, minorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../platform/db/db.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { type Employee, textTo } from '../../session/index.ts';
import { currencyOf } from '../core/owner.ts';
import { placeName } from '../core/place-name.ts';
import type { Instrument } from '../core/tables.ts';

const texts = {
  en: (brand, amount, place) =>
    `${brand}: your bank took back the ${amount} that you paid from ${place}, so it’s owed again. The app shows how to pay it.`,
  es: (brand, amount, place) =>
    `${brand}: tu banco retiró los ${amount} que pagaste desde ${place}, así que se deben de nuevo. La app muestra cómo pagarlos.`,
  fr: (brand, amount, place) =>
    `${brand} : votre banque a repris les ${amount} payés depuis ${place}; ils sont dus de nouveau. L’application montre comment les payer.`,
} as const satisfies Record<Language, (brand: string, amount: string, place: string) => string>;

/** Texts a person that their bank has taken back what was debited. */
export async function tellOfReturnedDebit(
  tx: Db,
  employee: Employee,
  { amountMinor, instrument, at }: { amountMinor: number; instrument: Instrument; at: Date },
): Promise<void> {
  const language = languageOf(employee.language);
  const amount = formatMoney(minorUnits(amountMinor), { currency: currencyOf(employee), language });
  const { productName } = readVoice(employee.environment, language);
  await textTo(tx, employee, { body: texts[language](productName, amount, placeName(instrument)), at });
}
