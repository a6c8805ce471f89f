import type { WireCardTransaction } from '@dayfare/api/card/activity-contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { accountId } from '../../ledger/accounts.ts';
import { journalEntries, postings } from '../../ledger/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { type CardPayment, type CardRow, cardPayments, cards } from './tables.ts';

/** What happened on a card: from the journal, which the balance is added up from, and from the network, which says where. */
export interface Happened {
  readonly id: string;
  readonly kind: WireCardTransaction['kind'];
  /** Above zero for money that came in. */
  readonly minor: number;
  readonly at: Date;
  readonly payment: CardPayment | null;
}

/** Which of it. What isn't said doesn't matter. */
export interface Which {
  /** Months in a time zone, `2026-04`. */
  readonly months?: { readonly names: readonly string[]; readonly timeZone: string } | undefined;
  /** Where it was paid. */
  readonly merchants?: readonly string[] | undefined;
}

/** Begins the reference of a journal entry that the network has told of. */
const reference = 'card:';
/** The reference in the journal of what the network has told of. */
export const referenceOf = (paymentId: string): string => `${reference}${paymentId}`;

/** Begins the id of what the journal knows. */
const fromJournal = 'J-';

const monthOf = (column: AnyPgColumn, timeZone: string) =>
  sql<string>`to_char(${column} at time zone ${timeZone}::text, 'YYYY-MM')`;

const narrowed = ({ months, merchants }: Which, at: AnyPgColumn): SQL | undefined =>
  and(
    months && inArray(monthOf(at, months.timeZone), [...months.names]),
    merchants && inArray(cardPayments.merchant, [...merchants]),
  );

function kindOf(entry: { readonly kind: string; readonly minor: number }): Happened['kind'] {
  if (entry.kind === 'card-purchase') return 'purchase';
  if (entry.kind === 'charge') return 'fee';
  if (entry.kind === 'between') return 'move';
  return entry.minor > 0 ? 'load' : 'move';
}

type Account = Pick<CardRow, 'instrumentId'>;

/** What the journal has of a card and those before it, the newest first. */
async function entriesOf(
  db: Db,
  { instrumentId }: Account,
  where?: SQL,
  most?: number,
): Promise<readonly Happened[]> {
  const asked = db
    .select({
      id: journalEntries.id,
      kind: journalEntries.kind,
      at: journalEntries.postedAt,
      debit: postings.minor,
      payment: cardPayments,
    })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .leftJoin(cardPayments, eq(journalEntries.reference, sql`${reference}::text || ${cardPayments.id}`))
    .where(and(eq(postings.accountId, accountId.held(instrumentId)), where))
    .orderBy(desc(journalEntries.postedAt), desc(journalEntries.id));
  const rows = await (most === undefined ? asked : asked.limit(most));
  return rows.map(({ id, kind, at, debit, payment }) => {
    const minor = -debit;
    return { id: `${fromJournal}${id}`, kind: kindOf({ kind, minor }), minor, at, payment };
  });
}

/** What was declined on a card and those before it, the newest first. */
async function declinesOf(db: Db, { instrumentId }: Account, where?: SQL): Promise<readonly Happened[]> {
  const rows = await db
    .select({ payment: cardPayments })
    .from(cardPayments)
    .innerJoin(cards, eq(cards.id, cardPayments.cardId))
    .where(and(eq(cards.instrumentId, instrumentId), eq(cardPayments.kind, 'decline'), where))
    .orderBy(desc(cardPayments.at));
  return rows.map(({ payment }) => ({
    ...{ id: payment.id, kind: 'decline', minor: -payment.amountMinor, at: payment.at, payment },
  }));
}

/** What happened on a card and those before it, the newest first. */
export async function happenedOn(db: Db, card: Account, which: Which): Promise<readonly Happened[]> {
  const moved = await entriesOf(db, card, narrowed(which, journalEntries.postedAt));
  const declined = await declinesOf(db, card, narrowed(which, cardPayments.at));
  return [...moved, ...declined].toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** The months in which something happened, the newest first. */
export async function monthsWith(
  db: Db,
  { instrumentId }: Account,
  timeZone: string,
  which: Which,
): Promise<readonly string[]> {
  const moved = await db
    .selectDistinct({ month: monthOf(journalEntries.postedAt, timeZone) })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .leftJoin(cardPayments, eq(journalEntries.reference, sql`${reference}::text || ${cardPayments.id}`))
    .where(
      and(eq(postings.accountId, accountId.held(instrumentId)), narrowed(which, journalEntries.postedAt)),
    );
  const declined = await db
    .selectDistinct({ month: monthOf(cardPayments.at, timeZone) })
    .from(cardPayments)
    .innerJoin(cards, eq(cards.id, cardPayments.cardId))
    .where(
      and(
        eq(cards.instrumentId, instrumentId),
        eq(cardPayments.kind, 'decline'),
        narrowed(which, cardPayments.at),
      ),
    );
  return [...new Set([...moved, ...declined].map(({ month }) => month))].toSorted().toReversed();
}

/** Every name of a place where a card was paid with, or of who has paid. */
export async function merchantsOf(db: Db, { instrumentId }: Account): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ merchant: cardPayments.merchant })
    .from(cardPayments)
    .innerJoin(cards, eq(cards.id, cardPayments.cardId))
    .where(eq(cards.instrumentId, instrumentId));
  return rows.map(({ merchant }) => merchant);
}

/** What happened under an id; undefined if nothing did on this card. */
export async function happenedAs(db: Db, card: Account, id: string): Promise<Happened | undefined> {
  if (!id.startsWith(fromJournal)) return (await declinesOf(db, card, eq(cardPayments.id, id))).at(0);
  const entry = Number(id.slice(fromJournal.length));
  if (!Number.isSafeInteger(entry)) return undefined;
  return (await entriesOf(db, card, eq(journalEntries.id, entry))).at(0);
}

/** The last time that money came to a card, and the last time that it was paid with. */
export async function lastHappened(db: Db, card: Account) {
  const [load] = await entriesOf(db, card, sql`${postings.minor} < 0`, 1);
  const [spend] = await entriesOf(db, card, eq(journalEntries.kind, 'card-purchase'), 1);
  return { load, spend };
}
