import type { Settings } from '../../../platform/http/settings.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { lockEarner } from '../core/owner.ts';
import { bringUpToDate } from './accrue.ts';

/** Brings the books of an employment up to its payday. */
export function paydayHandler({ accessPercent }: Pick<Settings, 'accessPercent'>): JobHandler {
  return async (tx, { reference, dueAt }) => {
    const earner = await lockEarner(tx, Number(reference.split(':')[0]));
    await bringUpToDate(tx, earner, dueAt, accessPercent);
    return true;
  };
}
