import { epochMs, formatMoney, minorUnits, momentText } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { type Employee, textTo } from '../../session/index.ts';
import { closedHint } from '../core/closed-hint.ts';
import type { instrumentMoves } from '../core/move-tables.ts';
import { currencyOf } from '../core/owner.ts';
import { placeName } from '../core/place-name.ts';
import type { Instrument } from '../core/tables.ts';

interface Words {
  readonly brand: string;
  readonly amount: string;
  readonly arrived: string;
  /** What went back, its fee included. */
  readonly back: string;
  readonly to: string;
  readonly arrives: string;
}

const texts = {
  arrived: {
    en: ({ brand, amount, to }) => `${brand}: ${amount} from your balance has arrived at ${to}.`,
    es: ({ brand, amount, to }) => `${brand}: ${amount} de tu saldo ya están en ${to}.`,
    fr: ({ brand, amount, to }) => `${brand} : ${to} a reçu ${amount} de votre solde.`,
  },
  arrivedAfterAll: {
    en: ({ brand, arrived, to }) =>
      `${brand}: ${arrived} has arrived at ${to} after all. We had put that money back where it came from, so it’s taken from there again. There is no fee.`,
    es: ({ brand, arrived, to }) =>
      `${brand}: al final, ${arrived} sí llegaron a ${to}. Ya habíamos devuelto ese dinero a su lugar, así que vuelve a descontarse de allí. Sin comisión.`,
    fr: ({ brand, arrived, to }) =>
      `${brand} : ${to} a finalement reçu ${arrived}. Cet argent était revenu d’où il venait : il y est repris. Sans frais.`,
  },
  partly: {
    en: ({ brand, amount, arrived, back, to }) =>
      `${brand}: ${arrived} of ${amount} has arrived at ${to}. The other ${back}, fee included, is back where it came from.`,
    es: ({ brand, amount, arrived, back, to }) =>
      `${brand}: llegaron ${arrived} de ${amount} a ${to}. Los otros ${back}, comisión incluida, volvieron a su lugar.`,
    fr: ({ brand, amount, arrived, back, to }) =>
      `${brand} : ${to} a reçu ${arrived} sur ${amount}. Les ${back} restants, frais compris, sont revenus d’où ils venaient.`,
  },
  failed: {
    en: ({ brand, amount, back, to }) =>
      `${brand}: ${to} did not accept ${amount}. All ${back}, fee included, is back where it came from.`,
    es: ({ brand, amount, back, to }) =>
      `${brand}: ${to} no aceptó ${amount}. ${back}, comisión incluida, volvieron a su lugar.`,
    fr: ({ brand, amount, back, to }) =>
      `${brand} : ${to} a refusé ${amount}. Les ${back}, frais compris, sont revenus d’où ils venaient.`,
  },
  returned: {
    en: ({ brand, amount, back, to }) =>
      `${brand}: ${amount} had arrived, and ${to} sent it back. All ${back}, fee included, is back where it came from.`,
    es: ({ brand, amount, back, to }) =>
      `${brand}: ${amount} habían llegado y ${to} los devolvió. ${back}, comisión incluida, volvieron a su lugar.`,
    fr: ({ brand, amount, back, to }) =>
      `${brand} : ${amount} étaient arrivés, et ${to} les a renvoyés. Les ${back}, frais compris, sont revenus d’où ils venaient.`,
  },
  delayed: {
    en: ({ brand, amount, to, arrives }) =>
      `${brand}: ${amount} to ${to} left later than we said. It arrives by ${arrives} now. We’re sorry.`,
    es: ({ brand, amount, to, arrives }) =>
      `${brand}: ${amount} a ${to} salieron más tarde de lo previsto. Ahora llegan a más tardar el ${arrives}. Lo sentimos.`,
    fr: ({ brand, amount, to, arrives }) =>
      `${brand} : ${amount} vers ${to} sont partis plus tard que prévu. Arrivée maintenant au plus tard le ${arrives}. Nous en sommes désolés.`,
  },
  stillOnItsWay: {
    en: ({ brand, amount, to, arrives }) =>
      `${brand}: ${amount} to ${to} is taking longer than we said. It’s still on its way and arrives by ${arrives} now. You don’t have to do anything.`,
    es: ({ brand, amount, to, arrives }) =>
      `${brand}: ${amount} a ${to} tardan más de lo previsto. Siguen en camino y ahora llegan a más tardar el ${arrives}. No tienes que hacer nada.`,
    fr: ({ brand, amount, to, arrives }) =>
      `${brand} : ${amount} vers ${to} prennent plus de temps que prévu. L’argent est toujours en route; arrivée maintenant au plus tard le ${arrives}. Vous n’avez rien à faire.`,
  },
  held: {
    en: ({ brand, amount, to }) =>
      `${brand}: we’re checking your ${amount} to ${to} before it leaves. That takes a day at most. You don’t have to do anything.`,
    es: ({ brand, amount, to }) =>
      `${brand}: estamos revisando tus ${amount} a ${to} antes de enviarlos. Tarda un día como máximo. No tienes que hacer nada.`,
    fr: ({ brand, amount, to }) =>
      `${brand} : nous vérifions vos ${amount} vers ${to} avant l’envoi. Cela prend un jour au plus. Vous n’avez rien à faire.`,
  },
} as const satisfies Record<string, Record<Language, (words: Words) => string>>;

/** Texts a person what has become of money that left what we hold for them. */
export async function tellOfMove(
  tx: Db,
  employee: Employee,
  {
    event,
    move,
    to,
    at,
  }: {
    readonly event: keyof typeof texts;
    readonly move: Pick<
      typeof instrumentMoves.$inferSelect,
      'amountMinor' | 'returnedMinor' | 'returnedFeeMinor' | 'arrivesAt'
    >;
    readonly to: Instrument;
    readonly at: Date;
  },
): Promise<void> {
  const language = languageOf(employee.language);
  const money = (minor: number) =>
    formatMoney(minorUnits(minor), { currency: currencyOf(employee), language });
  const words = {
    brand: readVoice(employee.environment, language).productName,
    amount: money(move.amountMinor),
    arrived: money(move.amountMinor - move.returnedMinor),
    back: money(move.returnedMinor + move.returnedFeeMinor),
    to: placeName(to),
    arrives: momentText(epochMs(move.arrivesAt.getTime()), { language, timeZone: employee.timeZone }),
  };
  const hint = move.returnedMinor > 0 ? closedHint(employee, language) : '';
  await textTo(tx, employee, { body: texts[event][language](words) + hint, at });
}
