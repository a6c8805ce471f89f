import { formatMoney, type MinorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../platform/db/db.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { currencyOf } from '../money/index.ts';
import { wants } from '../profile/index.ts';
import { type Employee, textTo } from '../session/index.ts';

const words = {
  en: (name, amount) =>
    `${name ?? 'Somebody you invited'} has joined, and your ${amount} reward is in your accounts. Thank you!`,
  es: (name, amount) =>
    `${name ?? 'Alguien a quien invitaste'} se unió, y tu recompensa de ${amount} ya está en tus cuentas. ¡Gracias!`,
  fr: (name, amount) =>
    `${name ?? 'Une personne que vous avez invitée'} s’est inscrite\u00A0: votre récompense de ${amount} est dans vos comptes. Merci!`,
} as const satisfies Record<Language, (name: string | null, amount: string) => string>;

/** Texts a user that a person they invited has joined, and the reward, unless they don't want to be told. */
export async function tellRewarded(
  tx: Db,
  inviter: Employee,
  { name, amount, at }: { readonly name: string | null; readonly amount: MinorUnits; readonly at: Date },
): Promise<void> {
  if (!(await wants(tx, inviter.id, 'TextMessage', 'Referrals'))) return;
  const language = languageOf(inviter.language);
  const { productName } = readVoice(inviter.environment, language);
  const text = words[language](name, formatMoney(amount, { currency: currencyOf(inviter), language }));
  await textTo(tx, inviter, { body: `${productName}${language === 'fr' ? '\u00A0: ' : ': '}${text}`, at });
}
