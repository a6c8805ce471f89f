import type {
  WireCardMonths,
  WireCardTransaction,
  WireCardTransactionDetail,
} from '@dayfare/api/card/activity-contract';
import { epochMs, minorUnits, toIsoDate, toWire } from '@dayfare/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Employee } from '../session/index.ts';
import { type Happened, happenedAs, happenedOn, merchantsOf, monthsWith } from './happened.ts';
import { type CardRow, cardCases, cards } from './tables.ts';

const monthsAtATime = 3;

const toWireTransaction = ({ id, kind, minor, at, payment }: Happened): WireCardTransaction => ({
  ...{ transactionID: id, kind, merchant: payment?.merchant ?? '' },
  amount: toWire(minorUnits(minor)),
  at: at.toISOString(),
});

const sumOf = (all: readonly Happened[], counts: (one: Happened) => boolean) =>
  toWire(minorUnits(all.filter(counts).reduce((sum, { minor }) => sum + Math.abs(minor), 0)));

/** A text without its accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The names that have a part; undefined if none is searched for. */
async function merchantsLike(db: Db, card: CardRow, search: string): Promise<readonly string[] | undefined> {
  const wanted = plain(search.trim());
  if (wanted === '') return undefined;
  return (await merchantsOf(db, card)).filter((name) => plain(name).includes(wanted));
}

/** What happened by month in the person's time zone, some months at a time. */
export async function monthsOf(
  db: Db,
  { currency, timeZone }: Pick<Employee, 'currency' | 'timeZone'>,
  card: CardRow,
  { search = '', before }: { readonly search?: string | undefined; readonly before?: string | undefined },
): Promise<WireCardMonths> {
  const merchants = await merchantsLike(db, card, search);
  if (merchants?.length === 0) return { currency, months: [], hasEarlier: false };
  const all = await monthsWith(db, card, timeZone, { merchants });
  const open = all.filter((month) => before === undefined || month < before);
  const names = open.slice(0, monthsAtATime);
  const happened =
    names.length > 0 ? await happenedOn(db, card, { months: { names, timeZone }, merchants }) : [];
  const of = (month: string) =>
    happened.filter(({ at }) => toIsoDate(epochMs(at.getTime()), timeZone).startsWith(month));
  return {
    currency,
    months: names.map((month) => ({
      month,
      loaded: sumOf(of(month), ({ kind, minor }) => kind !== 'decline' && minor > 0),
      spent: sumOf(of(month), ({ kind }) => kind === 'purchase'),
      transactions: of(month).map(toWireTransaction),
    })),
    hasEarlier: open.length > names.length,
  };
}

/** The case about a transaction, as on the wire; null if there is none. */
async function caseOf(
  db: Db,
  { employeeId }: CardRow,
  id: string,
): Promise<WireCardTransactionDetail['case']> {
  const [found] = await db
    .select()
    .from(cardCases)
    .where(and(eq(cardCases.employeeId, employeeId), eq(cardCases.transactionId, id)));
  if (!found) return null;
  const { state, openedAt, decisionBy } = found;
  return { caseID: found.id, state, openedAt: openedAt.toISOString(), decisionBy };
}

/** One of them, with all that is known of it. Refuses with CardTransactionNotFound. */
export async function transactionOf(
  db: Db,
  { currency }: Pick<Employee, 'currency'>,
  card: CardRow,
  id: string,
): Promise<WireCardTransactionDetail> {
  const found = await happenedAs(db, card, id);
  if (!found) throw new Refusal('CardTransactionNotFound');
  const { payment } = found;
  const [paidWith] = payment
    ? await db.select({ last4: cards.last4 }).from(cards).where(eq(cards.id, payment.cardId))
    : [];
  return {
    ...toWireTransaction(found),
    ...{ currency, place: payment?.place ?? '', declineReason: payment?.declineReason ?? null },
    last4: paidWith?.last4 ?? card.last4,
    case: await caseOf(db, card, id),
  };
}
