import type { Db } from '../../../platform/db/db.ts';
import type { Server } from '../../../platform/http/server.ts';
import { type AskOutside, withOutside } from '../../../platform/jobs/outside-first.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { catchUpStage } from './catch-up-stage.ts';
import type { RulesOfOrders } from './order-rules.ts';
import { catchUpOrder } from './orders.ts';
import { principalOf } from './outbox.ts';
import { newsApplied, openNews, railNewsJob } from './rail-news.ts';
import { advanceAndEnqueue, lockTransfer } from './stage.ts';
import { lockOrder } from './take-order.ts';

type Catching = Pick<Server, 'db' | 'clock' | 'rails' | 'settings'>;

/** Brings what is sent to where its rail says that it is, whatever it is. */
function catchingUp(server: Catching, rules: RulesOfOrders) {
  const { rails, settings } = server;
  const isTransfer = async (tx: Db, id: string) => (await principalOf(tx, { id })).origin === 'transfer';
  return {
    lock: async (tx: Db, id: string) =>
      (await isTransfer(tx, id)) ? lockTransfer(tx, id) : lockOrder(tx, rules, id),
    work: async (tx: Db, id: string, at: Date, ask: AskOutside) => {
      const { accessPercent } = settings;
      return (await isTransfer(tx, id))
        ? advanceAndEnqueue(catchUpStage, tx, { id, at, accessPercent, rails, ask })
        : catchUpOrder(tx, { rules, rails, ask }, { id, at });
    },
  };
}

/** Brings what is sent to where its rail says that it is; returns whether that was somewhere else. */
export function catchUp(server: Catching, rules: RulesOfOrders, id: string): Promise<boolean> {
  const { lock, work } = catchingUp(server, rules);
  return withOutside(server.db, {
    lock: (tx) => lock(tx, id),
    work: (tx, ask) => work(tx, id, server.clock.now(), ask),
  });
}

/**
 * Looks into what a rail has told of its own accord. What counts is what it says when it is asked, so that events may come twice, in
 * any order, or not at all; one that comes before its payment's hand-over is written down waits for that.
 */
export function railNewsHandlers(server: Catching, rules: RulesOfOrders): Record<string, JobHandler> {
  const { lock, work } = catchingUp(server, rules);
  return {
    [railNewsJob]: {
      isKept: true,
      lock: async (tx, { reference }) => {
        const news = await openNews(tx, reference);
        if (news) await lock(tx, news.payment.transactionId);
      },
      work: async (tx, { reference }, at, ask) => {
        const news = await openNews(tx, reference);
        if (!(news?.payment.handedOverAt ?? news?.payment.endedAt)) return false;
        await work(tx, news.payment.transactionId, at, ask);
        await newsApplied(tx, reference, at);
        return true;
      },
    },
  };
}
