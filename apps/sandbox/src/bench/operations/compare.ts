import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { cardPayments, cards } from '../../areas/card/tables.ts';
import { friendPayments } from '../../areas/money/core/friend-tables.ts';
import { instrumentMoves } from '../../areas/money/core/move-tables.ts';
import { transactions } from '../../areas/money/core/tables.ts';
import { checkRails } from '../../areas/money/payments/agree.ts';
import { scheduledTransactions } from '../../areas/money/recurring/tables.ts';
import { savingsDeposits } from '../../areas/savings/tables.ts';
import { checkLedger } from '../../ledger/check.ts';
import { wrongBalances, wrongProofs } from './books.ts';
import { madeByItself } from './by-itself.ts';
import { historyCounts } from './in-the-end.ts';
import { replacementId } from './replaced-cards.ts';
import { shownWrongly } from './shown.ts';
import type { Client, World } from './world.ts';

/** What the server has made, and what clients, the server, the ledger and the rails disagree about. */
export interface Comparison {
  readonly made: {
    /** Transfers that people asked for, and those that were made by themselves. */
    readonly transfers: number;
    readonly byThemselves: number;
    readonly friendPayments: number;
    readonly moves: number;
    readonly giftCards: number;
    readonly bills: number;
    readonly toProductCards: number;
    readonly cash: number;
    /** Deposits into goals, by hand and by themselves, and purchases with our cards. */
    readonly saved: number;
    readonly purchases: number;
    /** Cards that took another's place. */
    readonly replacements: number;
    /** Bills paid by themselves, and tips paid out. */
    readonly billsByThemselves: number;
    readonly tips: number;
  };
  readonly wrong: {
    readonly ledgerSum: number;
    readonly unbalanced: number;
    readonly overdrawn: number;
    /** Made beyond one for each key. */
    readonly movedTwice: number;
    /** What was sent again and answered with another id. */
    readonly madeAgain: number;
    /** What a client was told of and the server does not have. */
    readonly lost: number;
    /** Payments about which the server and the rails say different things. */
    readonly disagreeing: number;
    /** People whose history shows another number of lines than the server has. */
    readonly differentHistories: number;
    /** Gift codes and numbers at billers that do not fit what was paid. */
    readonly proofs: number;
    /** Cards of ours that hold something else than went in and out. */
    readonly balances: number;
    /** Codes, numbers and balances that a client is shown and the server does not have. */
    readonly shown: number;
    /** How often someone had taken more than a limit of their own allows. */
    readonly overLimits: number;
    /** What was taken or received while early pay was paused or the account closed. */
    readonly whileShut: number;
    /** Purchases with a card that its owner had locked. */
    readonly whileLocked: number;
    /** Bills and reports of tips that were paid more than once, or whose day passed without a payment or a reason. */
    readonly paidTwice: number;
    readonly leftOut: number;
    /** Bills that autopay paid although they are above its limit. */
    readonly aboveAutopay: number;
  };
}

/** Everything that moved money, with its actor and time. */
async function movementsOf({ server }: World) {
  const { db } = server.sandbox();
  return {
    transfers: await db.select().from(transactions),
    paid: await db.select().from(friendPayments),
    moves: await db.select().from(instrumentMoves),
    scheduled: await db.select({ id: scheduledTransactions.transactionId }).from(scheduledTransactions),
    saved: await db.select().from(savingsDeposits).where(eq(savingsDeposits.status, 'made')),
    purchases: await db.$count(cardPayments, eq(cardPayments.kind, 'purchase')),
    // A card that its owner closed, and that was not replaced, points to itself.
    replaced: await db
      .select({ id: cards.replacedBy })
      .from(cards)
      .where(and(isNotNull(cards.replacedBy), ne(cards.replacedBy, cards.id))),
  };
}

/** Compares all sides at the end of a run. `confirmed` are the ids that clients were answered with. */
export async function compareAll(world: World, confirmed: readonly string[]): Promise<Comparison> {
  const { clients, server } = world;
  const { db } = server.sandbox();
  const { transfers, paid, moves, scheduled, saved, purchases, replaced } = await movementsOf(world);
  const asked = transfers.filter(({ previewId }) => previewId !== null);
  const replacements = replaced.map(({ id }) => replacementId(id ?? 0));
  const kept = new Set([...[...transfers, ...paid, ...moves].map(({ id }) => id), ...replacements]);
  const byPlan = saved.filter(({ how }) => how !== 'byHand').length;
  const own = await madeByItself(db, new Set(confirmed), server.sandbox().server.clock.now());
  const byThemselves =
    scheduled.filter(({ id }) => id !== null).length + byPlan + own.bills.length + own.tips.length;
  const taken = [
    ...transfers.map(({ employeeId, createdAt }) => ({ employeeId, createdAt })),
    ...paid.map(({ payerId, createdAt }) => ({ employeeId: payerId, createdAt })),
  ];
  // What friends are paid is a line for either of them.
  const lines = [...taken, ...moves, ...paid.map(({ payeeId }) => ({ employeeId: payeeId }))];
  const isShut = ({ employeeId, createdAt }: (typeof taken)[number]) =>
    clients.some(({ id, shut }) => id === employeeId && shut.some(({ holds }) => holds(createdAt)));
  const to = (payout: string) => transfers.filter((one) => one.payout === payout).length;
  const { sum, unbalanced, overdrawn } = await checkLedger(db);
  const { differing, misbooked, misjudged } = await checkRails(db);
  const shown = await historyCounts(world);
  const total = (of: (client: Client) => number) => clients.reduce((sum, one) => sum + of(one), 0);
  return {
    made: {
      ...{ transfers: asked.length, byThemselves, friendPayments: paid.length, moves: moves.length },
      ...{ giftCards: to('gift'), bills: to('biller'), toProductCards: to('issuer') },
      ...{ cash: to('cash'), saved: saved.length, purchases, replacements: replacements.length },
      ...{ billsByThemselves: own.bills.length, tips: own.tips.length },
    },
    wrong: {
      ...{ ledgerSum: sum, unbalanced: unbalanced.length, overdrawn: overdrawn.length },
      movedTwice: kept.size - byThemselves - new Set(confirmed).size,
      madeAgain: total(({ madeAgain }) => madeAgain),
      lost: confirmed.filter((id) => !kept.has(id)).length,
      disagreeing: differing.length + misbooked.length + misjudged.length,
      differentHistories: shown.filter(
        ({ employeeId, total }) => lines.filter((one) => one.employeeId === employeeId).length !== total,
      ).length,
      proofs: (await wrongProofs(db)).length,
      balances: (await wrongBalances(db)).length,
      shown: await shownWrongly(world),
      overLimits: total(({ overLimits }) => overLimits),
      whileShut: taken.filter(isShut).length,
      whileLocked: total(({ paidWhileLocked }) => paidWhileLocked),
      ...{ paidTwice: own.paidTwice, leftOut: own.leftOut, aboveAutopay: own.aboveAutopay },
    },
  };
}
