import type { CardObstacle } from '@dayfare/domain/card';
import { formatMoney, type MinorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../platform/db/db.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { currencyOf } from '../money/index.ts';
import { type Employee, textTo } from '../session/index.ts';

/** What the network has told of a card. */
interface News {
  readonly kind: 'purchase' | 'decline' | 'load';
  readonly merchant: string;
  readonly amount: MinorUnits;
  readonly last4: string;
  readonly why: CardObstacle | 'fundsNotAvailable' | null;
  readonly at: Date;
}

type Words = (amount: string, merchant: string, last4: string) => string;

const texts: Readonly<Record<News['kind'], Readonly<Record<Language, Words>>>> = {
  purchase: {
    en: (amount, merchant, last4) => `${amount} at ${merchant} with your card ••${last4}.`,
    es: (amount, merchant, last4) => `${amount} en ${merchant} con tu tarjeta ••${last4}.`,
    fr: (amount, merchant, last4) => `${amount} chez ${merchant} avec votre carte ••${last4}.`,
  },
  decline: {
    en: (amount, merchant, last4) =>
      `your card ••${last4} was declined for ${amount} at ${merchant}. No money has moved.`,
    es: (amount, merchant, last4) =>
      `tu tarjeta ••${last4} fue rechazada por ${amount} en ${merchant}. No se movió dinero.`,
    fr: (amount, merchant, last4) =>
      `votre carte ••${last4} a été refusée pour ${amount} chez ${merchant}. Aucune somme n’a été débitée.`,
  },
  load: {
    en: (amount, merchant, last4) => `${amount} from ${merchant} is on your card ••${last4}.`,
    es: (amount, merchant, last4) => `${amount} de ${merchant} ya están en tu tarjeta ••${last4}.`,
    fr: (amount, merchant, last4) => `${amount} de ${merchant} sont sur votre carte ••${last4}.`,
  },
};

const locked = {
  en: ' The card is locked.',
  es: ' La tarjeta está bloqueada por ti.',
  fr: ' La carte est verrouillée.',
} as const satisfies Record<Language, string>;

/** Texts a person what happened on their card. */
export async function tellOfCard(
  tx: Db,
  employee: Employee,
  { kind, merchant, amount, last4, why, at }: News,
): Promise<void> {
  const language = languageOf(employee.language);
  const { productName } = readVoice(employee.environment, language);
  const money = formatMoney(amount, { currency: currencyOf(employee), language });
  await textTo(tx, employee, {
    body: `${productName}${language === 'fr' ? ' : ' : ': '}${texts[kind][language](money, merchant, last4)}${why === 'locked' ? locked[language] : ''}`,
    at,
  });
}
