import { moneyContract } from '@dayfare/api/money/contract';
import { ApiError } from '@dayfare/api/transport';
import { and, isNull, lte } from 'drizzle-orm';
import { jobs } from '../../platform/jobs/tables.ts';
import { railScenarios } from '../../rails/tables.ts';
import { send } from './commands.ts';
import type { World } from './world.ts';

const mostTries = 40;

/** Sends what had no answer again until it has one; gives the ids of all that clients know of. */
export async function resolveAll({ clients, countSentAgain }: World): Promise<string[]> {
  for (const client of clients) {
    let tries = 0;
    for (let command = client.unknown.shift(); command; command = client.unknown.shift()) {
      countSentAgain();
      tries = (await send(client, command, 'resolved')) === 'resolved: made' ? 0 : tries + 1;
      if (tries > mostTries + client.unknown.length) throw new Error(`${client.email} gets no answer.`);
    }
  }
  return clients.flatMap(({ made }) => made.map(({ id }) => id));
}

/** Has every rail work again, so that what waited for one that was out of reach can end, and what was given up is tried again. */
export async function mendRails({ server }: World): Promise<void> {
  await server.sandbox().db.update(railScenarios).set({ scenario: 'Pays' });
  await server.steer('jobs', {});
}

/**
 * Goes on until nothing is due at any process. A process leaves alone what another one is doing, and answers while that goes on: a regular
 * transfer of each day that has passed may still be made by then.
 */
export async function settleAll({ server }: World): Promise<void> {
  await server.settle();
  const { db, settle, server: own } = server.sandbox();
  const due = () => and(isNull(jobs.deadAt), lte(jobs.nextTryAt, own.clock.now()));
  while ((await db.$count(jobs, due())) > 0) await settle();
}

/** How many lines each client's history shows. */
export async function historyCounts({ clients }: World) {
  const shown: { readonly employeeId: number; readonly total: number }[] = [];
  for (const { id, device } of clients) {
    const { totalRecords } = await device
      .client(moneyContract)
      .getTransactionHistory({
        TransactionHistoryFilter: { MinAmount: 0, MaxAmount: 100_000 },
      })
      .catch((error: unknown) => {
        throw error instanceof ApiError ? new Error(`The history of ${id} failed: ${error.code}.`) : error;
      });
    shown.push({ employeeId: id, total: totalRecords });
  }
  return shown;
}
