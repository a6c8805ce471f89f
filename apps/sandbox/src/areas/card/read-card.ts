import type { WireCard, WireCardDetail } from '@dayfare/api/card/contract';
import type { WireAddress } from '@dayfare/api/wire';
import {
  cardApplication,
  cardApproval,
  cardBlock,
  cardProgram,
  cardStatus,
  cardType,
} from '@dayfare/domain/card';
import { epochMs, type MinorUnits, minorUnits, toIsoDate, toWire, zero } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { ConfiguredServer } from '../../platform/http/configuration.ts';
import type { Server } from '../../platform/http/server.ts';
import { amountNow, heldIn } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { cardOf } from './find-card.ts';
import { type Happened, lastHappened } from './happened.ts';
import { type CardRow, cards } from './tables.ts';

/** How long the way of a card to its owner is of interest, in milliseconds. */
const newForMs = 30 * 86_400_000;

/** When a card was last loaded and spent from; null before the first. */
export async function lastMoved(db: Db, card: Pick<CardRow, 'instrumentId'>) {
  const { load, spend } = await lastHappened(db, card);
  const read = (found: Happened | undefined) =>
    found ? { amount: toWire(minorUnits(Math.abs(found.minor))), at: found.at.toISOString() } : null;
  return { lastLoad: read(load), lastSpend: read(spend) };
}

/** What a replacement for a lost card costs, by the configuration. */
export const lostFee = (server: ConfiguredServer): MinorUnits =>
  amountNow(server, 'CardReplacementFee', zero);

/** What a card is read with: the database, the clock, and the configuration. */
type Reading = ConfiguredServer & Pick<Server, 'db' | 'clock'>;

async function detailOf(
  server: Reading,
  { currency, timeZone }: Employee,
  row: CardRow,
): Promise<WireCardDetail> {
  const { db, clock } = server;
  const now = clock.now();
  const [before] = await db.select({ last4: cards.last4 }).from(cards).where(eq(cards.replacedBy, row.id));
  const isNew = now.getTime() - row.orderedAt.getTime() < newForMs;
  return {
    ...{ instrumentID: row.instrumentId, last4: row.last4, holder: row.holder, artCode: row.artCode },
    network: 'Mastercard',
    address: JSON.parse(row.address) as WireAddress,
    currency,
    balance: toWire(await heldIn(db, row.instrumentId)),
    updatedAt: now.toISOString(),
    ...(await lastMoved(db, row)),
    orderedOn: isNew ? toIsoDate(epochMs(row.orderedAt.getTime()), timeZone) : null,
    lostFee: toWire(lostFee(server)),
    replacedLast4: before?.last4 ?? '',
  };
}

/** A person's card as on the wire, or how far they are from having one. */
export async function readCard(server: Reading, employee: Employee): Promise<WireCard> {
  const { row, application, parts } = await cardOf(server.db, employee.id);
  return {
    ...{ id: parts.id, isATMPINSet: parts.hasPin, isCardActivated: parts.isActivated },
    status: cardStatus.toWire(parts.status),
    type: row?.type ?? cardType.toWire('GPR'),
    program: row?.program ?? cardProgram.toWire('GPR'),
    block: cardBlock.toWire(parts.block),
    approval: cardApproval.toWire(parts.approval),
    application: cardApplication.toWire(parts.application),
    rejection: application?.rejection ?? null,
    decisionBy: application?.decisionBy ?? null,
    detail: row ? await detailOf(server, employee, row) : null,
  };
}
