import { proofsContract } from '@dayfare/api/money/settings/proofs-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireEmployment, requireSession } from '../../session/index.ts';
import { listPaydayDeductions } from '../wages/list-periods.ts';
import { listProofs } from './list.ts';

const calls = implement(proofsContract).$context<ApiContext>().use(requireSession).use(requireEmployment);

/** Days for which something has to be shown. */
export const proofsHandlers = calls.router({
  getMissingClearDeductionDates: calls.getMissingClearDeductionDates.handler(async ({ context }) => ({
    dates: await listProofs(context.db, context.employmentId, 'deduction'),
  })),
  getMissingHoursDates: calls.getMissingHoursDates.handler(async ({ context }) => ({
    dates: await listProofs(context.db, context.employmentId, 'hours'),
  })),
  getPaydayDeductions: calls.getPaydayDeductions.handler(async ({ context }) => ({
    deductions: await listPaydayDeductions(context),
  })),
});
