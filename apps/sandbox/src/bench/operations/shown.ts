import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { placesContract } from '@dayfare/api/money/places/places-contract';
import { ApiError } from '@dayfare/api/transport';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { transactions } from '../../areas/money/core/tables.ts';
import { heldIn } from '../../areas/money/moves/balance.ts';
import { billPayments } from '../../areas/money/places/biller/tables.ts';
import { giftCards } from '../../areas/money/places/gift/tables.ts';
import type { Client, World } from './world.ts';

const wire = (minor: number) => toWire(minorUnits(minor));

async function giftShown({ device }: Client, transactionID: string): Promise<number | null> {
  try {
    return (await device.client(placesContract).giftCode({ transactionID })).amount;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'GiftCodeNotReady') return null;
    throw error;
  }
}

/** Gift codes, numbers at billers and balances of cards of which a client is shown something else than the server has. */
export async function shownWrongly({ clients, server }: World): Promise<number> {
  const { db } = server.sandbox();
  const gifts = new Map((await db.select().from(giftCards)).map((one) => [one.transactionId, one]));
  const bills = new Map((await db.select().from(billPayments)).map((one) => [one.transactionId, one]));
  let wrong = 0;
  const compare = (shown: unknown, kept: unknown) => {
    if (shown !== kept) wrong += 1;
  };
  for (const client of clients) {
    const mine = await db.select().from(transactions).where(eq(transactions.employeeId, client.id));
    const money = client.device.client(moneyContract);
    for (const { id, payout } of mine) {
      const gift = gifts.get(id);
      if (payout === 'gift') compare(await giftShown(client, id), gift ? wire(gift.amountMinor) : null);
      if (payout === 'biller')
        compare(
          (await money.transactionDetails({ transactionID: id })).billerReference,
          bills.get(id)?.reference,
        );
    }
    if (client.productCard === null) continue;
    const cards = client.device.client(movesContract);
    const { balance } = await cards.getInstrumentBalance({ id: client.productCard });
    compare(balance, wire(await heldIn(db, client.productCard)));
  }
  return wrong;
}
