import { formatMoney, type MinorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import type { TipsKind } from '@dayfare/domain/tips';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../platform/db/db.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { currencyOf } from '../money/index.ts';
import { type Employee, textTo } from '../session/index.ts';

type Words = Record<TipsKind, (amount: string) => string>;

const sent = {
  en: {
    Tips: (amount) => `${amount} in tips is on its way to you.`,
    Mileage: (amount) => `${amount} for mileage is on its way to you.`,
  },
  es: {
    Tips: (amount) => `${amount} en propinas van en camino.`,
    Mileage: (amount) => `${amount} por millaje van en camino.`,
  },
  fr: {
    Tips: (amount) => `${amount} de pourboires sont en route.`,
    Mileage: (amount) => `${amount} de kilométrage sont en route.`,
  },
} as const satisfies Record<Language, Words>;

const stuck = {
  en: {
    Tips: (amount) => `${amount} in tips came in. Choose an account in the app to have it paid out.`,
    Mileage: (amount) => `${amount} for mileage came in. Choose an account in the app to have it paid out.`,
  },
  es: {
    Tips: (amount) => `Llegaron ${amount} en propinas. Elige una cuenta en la app para recibirlos.`,
    Mileage: (amount) => `Llegaron ${amount} por millaje. Elige una cuenta en la app para recibirlos.`,
  },
  fr: {
    Tips: (amount) =>
      `${amount} de pourboires sont arrivés. Choisissez un compte dans l’application pour les recevoir.`,
    Mileage: (amount) =>
      `${amount} de kilométrage sont arrivés. Choisissez un compte dans l’application pour les recevoir.`,
  },
} as const satisfies Record<Language, Words>;

interface Reported {
  readonly kind: TipsKind;
  readonly amount: MinorUnits;
  readonly at: Date;
  /** Whether it can't be paid out until another account is chosen. */
  readonly isStuck: boolean;
}

/** Texts a person that tips or mileage have come in, and where they go. */
export async function tellReported(
  tx: Db,
  employee: Employee,
  { kind, amount, at, isStuck }: Reported,
): Promise<void> {
  const language = languageOf(employee.language);
  const { productName } = readVoice(employee.environment, language);
  const text = (isStuck ? stuck : sent)[language][kind](
    formatMoney(amount, { currency: currencyOf(employee), language }),
  );
  await textTo(tx, employee, { body: `${productName}${language === 'fr' ? '\u00A0: ' : ': '}${text}`, at });
}
