import { remindersContract } from '@dayfare/api/money/reminders/reminders-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireEmployment, requireSession } from '../../session/index.ts';
import { reminderOf, saveReminder } from './reminder.ts';
import { linkLogs } from './tables.ts';

const calls = implement(remindersContract).$context<ApiContext>().use(requireSession);
const wages = calls.use(requireEmployment);

/** Daily reminders that money is available, and logs of account links through other services. */
export const remindersHandlers = calls.router({
  fetchUserMDR: wages.fetchUserMDR.handler(({ context }) => reminderOf(context)),
  saveUserMDRSettings: wages.saveUserMDRSettings.handler(({ context, input }) =>
    saveReminder(context, input),
  ),
  saveTrellislogs: calls.saveTrellislogs.handler(async ({ context, input }) => {
    const { db, clock, employee } = context;
    await db.insert(linkLogs).values({ ...input, employeeId: employee.id, at: clock.real() });
    return true;
  }),
});
