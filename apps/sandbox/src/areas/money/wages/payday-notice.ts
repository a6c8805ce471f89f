import { formatMoney, type MinorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { textTo } from '../../session/index.ts';
import { currencyOf, type Earner } from '../core/owner.ts';

/** A pay that was less than what had been taken early. */
interface ShortPay {
  readonly withheld: MinorUnits;
  readonly short: MinorUnits;
  readonly at: Date;
}

const words: Readonly<Record<Language, (withheld: string, short: string) => string>> = {
  en: (withheld, short) =>
    `your pay was less than what you took early. ${withheld} came off it; ${short} comes off your next pay. We never take it from your bank account.`,
  es: (withheld, short) =>
    `tu pago fue menor que lo que recibiste por adelantado. Se descontaron ${withheld}; ${short} se descontarán de tu próximo pago. Nunca lo cobramos de tu cuenta bancaria.`,
  fr: (withheld, short) =>
    `votre paie était inférieure à ce que vous aviez reçu à l’avance. ${withheld} ont été retenus; ${short} le seront sur votre prochaine paie. Nous ne débitons jamais votre compte bancaire.`,
};

/** Texts a person that their pay did not cover what they had taken early, and what becomes of the rest. */
export async function tellOfShortPay(tx: Db, employee: Earner, { withheld, short, at }: ShortPay) {
  const language = languageOf(employee.language);
  const money = (minor: MinorUnits) => formatMoney(minor, { currency: currencyOf(employee), language });
  const { productName } = readVoice(employee.environment, language);
  await textTo(tx, employee, {
    body: `${productName}${language === 'fr' ? ' : ' : ': '}${words[language](money(withheld), money(short))}`,
    at,
  });
}
