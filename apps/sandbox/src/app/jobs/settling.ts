import {
  billPayHandler,
  billPayJob,
  billReminderHandler,
  billReminderJob,
  billTraceHandler,
  billTraceJob,
} from '../../areas/billpay/index.ts';
import {
  autoloadHandler,
  autoloadJob,
  depositHandler as cardDepositHandler,
  depositJob as cardDepositJob,
  cardReviewHandler,
  cardReviewJob,
} from '../../areas/card/index.ts';
import { announcementHandler, announcementJob } from '../../areas/connect/index.ts';
import {
  cardExpiryHandler,
  cardExpiryJob,
  closingHandler,
  closingJob,
  orderHandlers,
  paydayHandler,
  paydayJob,
  railNewsHandlers,
  recurringHandler,
  recurringJob,
  reminderHandler,
  reminderJob,
  rulesOfOrders,
  transferHandlers,
} from '../../areas/money/index.ts';
import { expiryHandler, expiryJob, rewardHandler, rewardJob } from '../../areas/referral/index.ts';
import { rideHandler, rideJob } from '../../areas/rides/index.ts';
import {
  arrivalHandler,
  arrivalJob,
  depositHandler,
  depositJob,
  rulesHandler,
  rulesJob,
} from '../../areas/savings/index.ts';
import { tipsPayoutHandler, tipsPayoutJob } from '../../areas/tips/index.ts';
import type { Log } from '../../platform/http/log.ts';
import type { Server } from '../../platform/http/server.ts';
import {
  createLanes,
  type JobHandler,
  type Lane,
  nextTryAt,
  runDueJobs,
} from '../../platform/jobs/worker.ts';
import { jobLanes } from './job-lanes.ts';

/** How what falls due is done. */
export interface Settling {
  /** All of it in its turn, while no lane runs; gives how many jobs that was. */
  readonly settle: () => Promise<number>;
  /** The same in lanes beside one another, as a running server does. */
  readonly lanes: readonly Lane[];
  /** When the next job is to be tried; null if that is after an instant. */
  readonly nextDue: (until: Date) => Promise<Date | null>;
}

/** Puts the jobs of all areas together. */
export function createSettling(server: Server, log: Log): Settling {
  const { db, clock, settings } = server;
  const handlers: Readonly<Record<string, JobHandler>> = {
    ...transferHandlers(server),
    ...orderHandlers(rulesOfOrders, server),
    ...railNewsHandlers(server, rulesOfOrders),
    [recurringJob]: recurringHandler(server),
    [paydayJob]: paydayHandler(settings),
    [reminderJob]: reminderHandler(server),
    [cardExpiryJob]: cardExpiryHandler,
    [closingJob]: closingHandler(server),
    [cardReviewJob]: cardReviewHandler,
    [expiryJob]: expiryHandler,
    [rewardJob]: rewardHandler,
    [autoloadJob]: autoloadHandler(server),
    [cardDepositJob]: cardDepositHandler,
    [depositJob]: depositHandler(server),
    [arrivalJob]: arrivalHandler,
    [rulesJob]: rulesHandler(server),
    [rideJob]: rideHandler(server),
    [billPayJob]: billPayHandler(server),
    [billReminderJob]: billReminderHandler,
    [billTraceJob]: billTraceHandler,
    [tipsPayoutJob]: tipsPayoutHandler,
    [announcementJob]: announcementHandler(server),
  };
  const parts = { db, clock, log, handlers };
  const turns = createTurns();
  const refreshed = (run: () => Promise<number>) => () => clock.refresh().then(run);
  return {
    settle: () => turns.alone(refreshed(() => runDueJobs(parts))),
    lanes: createLanes(parts, jobLanes).map(
      (run) => (stopping) => turns.beside(refreshed(() => run(stopping))),
    ),
    nextDue: (until) => nextTryAt(parts, until),
  };
}

/** What runs alone runs one after another: two at once would pass over what the other one holds, and do later jobs before it. Lanes run beside one another. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  const beside = new Set<Promise<unknown>>();
  return {
    alone: (run: () => Promise<number>) => {
      const next = last.then(() => Promise.allSettled(beside)).then(run);
      last = next.catch(() => undefined);
      return next;
    },
    beside: async (run: () => Promise<number>) => {
      await last;
      const running = run();
      beside.add(running);
      return running.finally(() => beside.delete(running));
    },
  };
}
