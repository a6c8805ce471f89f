import type { ConfiguredServer } from '../../../platform/http/configuration.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { placeRefusal } from '../core/rules-now.ts';
import type { Stage } from '../core/staged.ts';
import { voucherEnds } from '../places/cash/voucher.ts';
import { approvalEnds, approvalEndsStage } from './approval.ts';
import { voucherEndsStage } from './cash-pickup.ts';
import { feeArrival, feeArrivalStage, feeReturn, feeReturnStage } from './fee-charge.ts';
import { type ClosedPlace, handOverStage } from './hand-over.ts';
import { handOver } from './outbox.ts';
import { settlement } from './promise.ts';
import { stageHandler } from './stage.ts';
import { lateReturn, returnStage, settleStage } from './stages.ts';

/** What each kind of job does to a transfer. */
export const stagesWith = (closedPlace: ClosedPlace): Readonly<Record<string, Stage>> => ({
  [handOver]: handOverStage(closedPlace),
  [settlement]: settleStage,
  [approvalEnds]: approvalEndsStage,
  [lateReturn]: returnStage,
  [voucherEnds]: voucherEndsStage,
  [feeArrival]: feeArrivalStage,
  [feeReturn]: feeReturnStage,
});

/** Closes places as the configuration says when something is handed over, not as it said when it was promised. */
export const closedAsConfigured =
  (server: ConfiguredServer): ClosedPlace =>
  ({ employee, transaction: { payout: to }, at: now }) =>
    placeRefusal(server, employee, { to, now })?.code ?? null;

/** The jobs that take transfers from their person's wages to where they go. */
export function transferHandlers(
  server: ConfiguredServer & Pick<Server, 'rails'>,
): Record<string, JobHandler> {
  const stages = Object.entries(stagesWith(closedAsConfigured(server)));
  return Object.fromEntries(stages.map(([kind, stage]) => [kind, stageHandler(stage, server)]));
}
