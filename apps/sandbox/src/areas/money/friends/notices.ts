import { formatMoney, type MinorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { type Employee, textTo } from '../../session/index.ts';
import { currencyOf } from '../core/owner.ts';

const words = {
  en: (name, amount) => `${name} paid you ${amount}. It’s in your accounts.`,
  es: (name, amount) => `${name} te pagó ${amount}. Ya está en tus cuentas.`,
  fr: (name, amount) => `${name} vous a payé ${amount}. La somme est dans vos comptes.`,
} as const satisfies Record<Language, (name: string, amount: string) => string>;

/** Texts a person that a friend has paid them. Without the note: what strangers write doesn't go out in our name. */
export async function tellPayee(
  tx: Db,
  payee: Employee,
  { name, amount, at }: { readonly name: string; readonly amount: MinorUnits; readonly at: Date },
): Promise<void> {
  const language = languageOf(payee.language);
  const { productName } = readVoice(payee.environment, language);
  const text = words[language](name, formatMoney(amount, { currency: currencyOf(payee), language }));
  await textTo(tx, payee, { body: `${productName}${language === 'fr' ? ' : ' : ': '}${text}`, at });
}
