import { dueSteps } from '@dayfare/domain/session';
import { isOpenDuring, refusalOfStep } from '../../areas/session/step-calls.ts';
import type { ErrorCode } from '../../platform/http/refusal.ts';
import { anyCallRefusals, callRefusals } from '../generated/call-refusals.ts';
import { errorTable } from '../generated/error-table.ts';

/** Codes by their status. */
function byStatus(codes: readonly ErrorCode[]): Readonly<Record<number, readonly ErrorCode[]>> {
  return Object.groupBy([...new Set(codes)].toSorted(), (code) => errorTable[code].status) as Readonly<
    Record<number, readonly ErrorCode[]>
  >;
}

/** The codes that any call can be refused with before its handler has it, by status. */
export const anyCall = byStatus(anyCallRefusals);

/** The codes of a call by its id, `money.performTransaction`, by status. Those for a session come with the steps that have to be taken first. */
export function refusalsOf(id: string): Readonly<Record<number, readonly ErrorCode[]>> {
  const codes = callRefusals[id] ?? [];
  const steps = codes.includes('SessionExpire')
    ? dueSteps.filter((step) => !isOpenDuring(step, id.split('.')))
    : [];
  return byStatus([...codes, ...steps.map((step) => refusalOfStep[step])]);
}
