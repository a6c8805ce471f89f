import type { Settings } from '../../http/settings.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { voucherEnds, voucherEndsStage } from '../places/cash/stages.ts';
import { approvalEnds, endApproval, settlement } from './approval.ts';
import { handOver } from './outbox.ts';
import { type Stage, stageHandler } from './stage.ts';
import { handOverStage, lateReturn, returnStage, settleStage } from './stages.ts';

/** What each kind of job does to a transfer. */
export const stages: Readonly<Record<string, Stage>> = {
  [handOver]: handOverStage,
  [settlement]: settleStage,
  [approvalEnds]: endApproval('expired'),
  [lateReturn]: returnStage,
  [voucherEnds]: voucherEndsStage,
};

/** The jobs that take transfers from their person's wages to where they go. */
export function transferHandlers(settings: Pick<Settings, 'accessPercent'>): Record<string, JobHandler> {
  return Object.fromEntries(
    Object.entries(stages).map(([kind, stage]) => [kind, stageHandler(stage, settings)]),
  );
}
