import { formatMoney, minorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { type Employee, textTo } from '../../session/index.ts';
import { currencyOf } from '../core/owner.ts';
import { placeName } from '../core/place-name.ts';
import type { Instrument } from '../core/tables.ts';

const returned = {
  en: (brand, amount, place) =>
    `${brand}: your bank took back the ${amount} that you paid from ${place}, so it’s owed again. The app shows how to pay it.`,
  es: (brand, amount, place) =>
    `${brand}: tu banco retiró los ${amount} que pagaste desde ${place}, así que se deben de nuevo. La app muestra cómo pagarlos.`,
  fr: (brand, amount, place) =>
    `${brand} : votre banque a repris les ${amount} payés depuis ${place}; ils sont dus de nouveau. L’application montre comment les payer.`,
} as const satisfies Record<Language, (brand: string, amount: string, place: string) => string>;

const refused = {
  en: (brand, amount, place) =>
    `${brand}: your bank refused the ${amount} from ${place}, and nothing was taken, so it’s still owed. The app shows how to pay it.`,
  es: (brand, amount, place) =>
    `${brand}: tu banco rechazó los ${amount} de ${place} y no se cobró nada, así que aún se deben. La app muestra cómo pagarlos.`,
  fr: (brand, amount, place) =>
    `${brand} : votre banque a refusé les ${amount} de ${place}; rien n’a été prélevé, et ils restent dus. L’application montre comment les payer.`,
} as const satisfies typeof returned;

const arrived = {
  en: (brand, amount, place) =>
    `${brand}: your ${amount} from ${place} came in. Thank you: nothing is owed for it any more.`,
  es: (brand, amount, place) =>
    `${brand}: recibimos tus ${amount} de ${place}. Gracias: ya no debes nada por eso.`,
  fr: (brand, amount, place) =>
    `${brand} : nous avons reçu vos ${amount} de ${place}. Merci : vous ne devez plus rien pour cela.`,
} as const satisfies typeof returned;

const notNeeded = {
  en: (brand, amount, place) =>
    `${brand}: we didn’t take the ${amount} from ${place}. What you sent us shows that it’s paid.`,
  es: (brand, amount, place) =>
    `${brand}: no cobramos los ${amount} de ${place}. Lo que nos enviaste muestra que ya están pagados.`,
  fr: (brand, amount, place) =>
    `${brand} : nous n’avons pas prélevé les ${amount} sur ${place}. Ce que vous nous avez envoyé montre qu’ils sont payés.`,
} as const satisfies typeof returned;

const givenBack = {
  en: (brand, amount, place) =>
    `${brand}: ${amount} from ${place} came in after we had seen that it was paid already. It’s on its way back to ${place}.`,
  es: (brand, amount, place) =>
    `${brand}: ${amount} de ${place} llegaron cuando ya habíamos visto que estaban pagados. Van de vuelta a ${place}.`,
  fr: (brand, amount, place) =>
    `${brand} : ${amount} de ${place} sont arrivés alors que nous avions déjà vu qu’ils étaient payés. Ils repartent vers ${place}.`,
} as const satisfies typeof returned;

const texts = { returned, refused, arrived, notNeeded, givenBack } as const;

/** What a person is told of a debit. */
interface News {
  readonly event: keyof typeof texts;
  readonly amountMinor: number;
  readonly instrument: Instrument;
  readonly at: Date;
}

/** Texts a person what has become of a debit: it came in, was refused, was not needed any more, or went back. */
export async function tellOfDebit(
  tx: Db,
  employee: Employee,
  { event, amountMinor, instrument, at }: News,
): Promise<void> {
  const language = languageOf(employee.language);
  const amount = formatMoney(minorUnits(amountMinor), { currency: currencyOf(employee), language });
  const { productName } = readVoice(employee.environment, language);
  await textTo(tx, employee, {
    body: texts[event][language](productName, amount, placeName(instrument)),
    at,
  });
}
