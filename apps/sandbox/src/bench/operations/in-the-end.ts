import { moneyContract } from '@dayfare/api/money/contract';
import { ApiError } from '@dayfare/api/transport';
import { send } from './steps.ts';
import type { World } from './world.ts';

/** Sends what had no answer again until it has one; gives the transfers that clients know of. */
export async function resolveAll({ clients, countSentAgain }: World): Promise<string[]> {
  for (const client of clients) {
    for (let intent = client.unknown.shift(); intent; intent = client.unknown.shift()) {
      countSentAgain();
      await send(client, intent, 'resolved');
    }
  }
  return clients.flatMap(({ made }) => made.map(({ id }) => id));
}

/** Has every rail work again, so that what waited for one that was out of reach can end. */
export async function mendRails({ clients, server }: World): Promise<void> {
  for (const { bank, card } of clients)
    for (const id of [bank, card]) await server.steer('rails', { id, manner: 'Pays' });
}

/** How many transfers each client's history shows. */
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
