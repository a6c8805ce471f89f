import { getDueCountsContract } from '@dayfare/api/startup/get-due-counts-contract';
import { countNames } from '@dayfare/domain/navigation';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';

const calls = implement(getDueCountsContract).$context<ApiContext>().use(requireSession);

/** How many things wait for the person, by name. */
export const getDueCountsHandlers = calls.router({
  getDueCounts: calls.getDueCounts.handler(async ({ context: { db, clock, employee, dueCounts } }) => {
    const asked = { db, employeeId: employee.id, now: clock.now() };
    const counts = await Promise.all(
      countNames.map(async (name) => ({ name, count: await dueCounts[name](asked) })),
    );
    return { counts: counts.filter(({ count }) => count > 0) };
  }),
});
