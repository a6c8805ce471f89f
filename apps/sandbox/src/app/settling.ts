import {
  billPayHandler,
  billPayJob,
  billReminderHandler,
  billReminderJob,
  billTraceHandler,
  billTraceJob,
} from '../billpay/index.ts';
import {
  autoloadHandler,
  autoloadJob,
  depositHandler as cardDepositHandler,
  depositJob as cardDepositJob,
  cardReviewHandler,
  cardReviewJob,
} from '../card/index.ts';
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
} from '../money/index.ts';
import type { Log } from '../platform/http/log.ts';
import type { Server } from '../platform/http/server.ts';
import { type JobHandler, nextTryAt, runDueJobs, runDueJobsInLanes } from '../platform/jobs/worker.ts';
import { expiryHandler, expiryJob, rewardHandler, rewardJob } from '../referral/index.ts';
import { rideHandler, rideJob } from '../rides/index.ts';
import {
  arrivalHandler,
  arrivalJob,
  depositHandler,
  depositJob,
  rulesHandler,
  rulesJob,
} from '../savings/index.ts';
import { tipsPayoutHandler, tipsPayoutJob } from '../tips/index.ts';
import { jobLanes } from './job-lanes.ts';

/** How what falls due is done. */
export interface Settling {
  /** All of it in its turn; gives how many jobs that was. */
  readonly settle: () => Promise<number>;
  /** The same in lanes, as a running server does. */
  readonly settleInLanes: () => Promise<number>;
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
  };
  const parts = { db, clock, log, handlers };
  let settling: Promise<unknown> = Promise.resolve();
  /** One after another: two at once would pass over what the other one holds, and do later jobs before it. */
  const inTurn = (run: () => Promise<number>) => {
    const refreshed = () => clock.refresh().then(run);
    const next = settling.then(refreshed, refreshed);
    settling = next;
    return next;
  };
  return {
    settle: () => inTurn(() => runDueJobs(parts)),
    settleInLanes: () => inTurn(() => runDueJobsInLanes(parts, jobLanes)),
    nextDue: (until) => nextTryAt(parts, until),
  };
}
