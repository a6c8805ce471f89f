import { randomUUID } from 'node:crypto';
import {
  servicesContract,
  type WireReplacement,
  type WireReplaceOutcome,
} from '@dayfare/api/card/services-contract';
import type { WireAddress } from '@dayfare/api/wire';
import {
  cardAddressProblems,
  cardProgram,
  cardStatus,
  isSameCardAddress,
  replacementFee,
  replacementReason,
  shippingSteps,
  statusAfterReplacement,
  tidyCardAddress,
} from '@dayfare/domain/card';
import { epochMs, fromWire, subtract, toIsoDate, toWire } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { cardFeeLines } from '../../ledger/entries.ts';
import { openHeldAccount, post } from '../../ledger/post.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { closeKey, currencyOf, heldIn, keyedMove, lockEmployee, receiptOutcome } from '../money/index.ts';
import { type ApiContext, type SignedIn, spendProof, warn } from '../session/index.ts';
import { requireAble, requireCard } from './find-card.ts';
import { printCard } from './issue.ts';
import { lostFee } from './read-card.ts';
import { cards } from './tables.ts';

const changed = {
  en: 'a new card is on its way to you. The old one no longer works.',
  es: 'una tarjeta nueva va en camino. La anterior ya no funciona.',
  fr: 'une nouvelle carte est en route. L’ancienne ne fonctionne plus.',
} as const;

/** The order to replace a card, as on the wire. */
export interface ReplaceOrder {
  readonly cardID: number;
  readonly reason: number;
  readonly address: WireAddress;
  readonly fee: number;
}

async function replace(context: ApiContext & SignedIn, asked: ReplaceOrder): Promise<WireReplacement> {
  const { db: tx, clock, employee } = context;
  const now = clock.now();
  const { row, parts } = await requireCard(tx, employee.id, asked.cardID);
  requireAble('replace', parts);
  const reason = replacementReason.fromWire(asked.reason);
  if (!reason) throw new Refusal('InvalidRequest');
  const address = tidyCardAddress(asked.address);
  const [wrong] = Object.keys(cardAddressProblems(address) ?? {});
  if (wrong) throw new Refusal('InvalidRequest', undefined, wrong);
  const currency = currencyOf(employee);
  await openHeldAccount(tx, { id: row.instrumentId, employeeId: employee.id }, currency);
  const balance = await heldIn(tx, row.instrumentId);
  const fee = replacementFee({ reason, balance, lostFee: lostFee(context) });
  // What is agreed to is what was shown.
  if (fee !== fromWire(asked.fee)) throw new Refusal('CardTermsChanged');
  const isElsewhere = !isSameCardAddress(address, JSON.parse(row.address) as WireAddress);
  // A card that goes elsewhere is worth a thief's while. Last, so that no code is asked for when it would be refused anyway.
  if (isElsewhere) await spendProof({ ...context, db: tx }, employee.pinToEmail);
  await tx
    .update(cards)
    .set({ status: cardStatus.toWire(statusAfterReplacement[reason]) })
    .where(eq(cards.id, row.id));
  const card = await printCard(tx, row, {
    program: cardProgram.fromWire(row.program) ?? 'GPR',
    ...{ address, holder: row.holder, artCode: row.artCode, at: now },
  });
  if (fee > 0)
    await post(tx, {
      ...{ kind: 'charge', reference: `card-fee:${randomUUID()}`, at: now },
      lines: cardFeeLines(row.instrumentId, currency, fee),
    });
  await warn(tx, employee, changed, { byEmail: !employee.pinToEmail, at: now });
  const today = toIsoDate(epochMs(now.getTime()), employee.timeZone);
  return {
    ...{ cardID: card.id, last4: card.last4, fee: toWire(fee), currency },
    balanceAfter: toWire(subtract(balance, fee)),
    arrivesOn: shippingSteps(today, today).at(-1)?.on ?? today,
  };
}

/**
 * Replaces a card, once for each idempotency key: the old one is dead before the answer is given. Refuses with CardNotFound,
 * CardNotChangeable, CardTermsChanged, ProofRequired, or with InvalidRequest for an address that no card is sent to.
 */
export function replaceCard(context: ApiContext & SignedIn, asked: ReplaceOrder): Promise<WireReplacement> {
  const { cardID, reason, address, fee } = asked;
  return keyedMove(servicesContract.replaceCard, context, {
    body: JSON.stringify(['replace', cardID, reason, Object.values(address), fee]),
    locks: (tx) => lockEmployee(tx, context.employee.id),
    work: (tx, employee) => replace({ ...context, db: tx, employee }, asked),
  });
}

/** Sees to it that nothing is replaced anymore under a key, and says what it stands for. */
export const closeReplaceKey = (context: ApiContext & SignedIn, key: string): Promise<WireReplaceOutcome> =>
  closeKey(servicesContract.replaceCard, context, key, (_tx, found) =>
    receiptOutcome<WireReplacement>(found),
  );
