import { randomInt } from 'node:crypto';
import type { WireAddress } from '@dayfare/api/wire';
import {
  type CardProgram,
  type CardType,
  cardBlock,
  cardProgram,
  cardStatus,
  cardType,
} from '@dayfare/domain/card';
import { product, productCard } from '@dayfare/domain/product';
import { isLuhn } from '@dayfare/domain/validation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { instruments, openInstrument } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { type CardRow, cards } from './tables.ts';

/** The range of the networks' test numbers that our own cards are in. */
const range = '510510';
const years = 4;

/** The kind of card that people of a program have. */
const typeOf = {
  GPR: 'GPR',
  CIP: 'PayrollCard',
  CIP1: 'PayrollCard',
  NoCIP: 'PayrollCard',
  Debit: 'Debit',
} as const satisfies Record<CardProgram, CardType>;

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A number of the test range that ends in four digits, by default any. The digit before them makes it valid. */
function newNumber(last4 = digits(4)): string {
  const begins = range + digits(5);
  const numbers = Array.from({ length: 10 }, (_, digit) => `${begins}${digit}${last4}`);
  const valid = numbers.find((number) => isLuhn(number));
  if (valid === undefined) throw new RangeError(`No number ends in ${last4}.`);
  return valid;
}

/** What is printed on a card, and where it is sent. */
interface Order {
  readonly program: CardProgram;
  readonly address: WireAddress;
  readonly holder: string;
  readonly artCode: string;
  readonly at: Date;
  /** What its number ends in. Default any. */
  readonly last4?: string | undefined;
}

/**
 * A new piece of plastic for what holds a card's money: its number, code and last month are new. It still has to be activated. The card that
 * its owner had is not in use from then on.
 */
export async function printCard(
  tx: Db,
  { employeeId, instrumentId }: Pick<CardRow, 'employeeId' | 'instrumentId'>,
  { program, address, holder, artCode, at, last4 }: Order,
): Promise<CardRow> {
  const number = newNumber(last4);
  // One card is in use at a time: the one before makes room before its successor has an id.
  const before = await tx
    .update(cards)
    .set({ replacedBy: sql`${cards.id}` })
    .where(and(eq(cards.employeeId, employeeId), isNull(cards.replacedBy)))
    .returning({ id: cards.id });
  const [row] = await tx
    .insert(cards)
    .values({
      ...{ employeeId, instrumentId, holder, artCode, number },
      status: cardStatus.toWire('IssuedButNotYetActivated'),
      type: cardType.toWire(typeOf[program]),
      program: cardProgram.toWire(program),
      block: cardBlock.toWire('UnBlocked'),
      ...{ isActivated: false, code: digits(3), last4: number.slice(-4) },
      expiry: `${at.getUTCFullYear() + years}-${String(at.getUTCMonth() + 1).padStart(2, '0')}`,
      ...{ address: JSON.stringify(address), orderedAt: at },
    })
    .returning();
  if (!row) throw new Error('The card was not written.');
  for (const { id } of before) await tx.update(cards).set({ replacedBy: row.id }).where(eq(cards.id, id));
  await tx.update(instruments).set({ last4: row.last4 }).where(eq(instruments.id, instrumentId));
  return row;
}

/** A person's first card, with the account that holds its money. */
export async function issueCard(
  tx: Db,
  { id, firstName, lastName, environment }: Employee,
  { address, at, last4 }: Pick<Order, 'address' | 'at' | 'last4'>,
  program: CardProgram = 'GPR',
): Promise<CardRow> {
  const instrument = await openInstrument(tx, id, {
    ...{ kind: 'Card', subType: productCard, displayText: `${product} card`, imageName: 'card' },
  });
  return printCard(
    tx,
    { employeeId: id, instrumentId: instrument.id },
    {
      ...{ program, address, holder: `${firstName} ${lastName}`, at, last4 },
      artCode: environment.toUpperCase(),
    },
  );
}
