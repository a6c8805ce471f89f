import { randomUUID } from 'node:crypto';
import type { MinorUnits } from '@dayfare/domain/money';
import { openingLines } from '../../../ledger/entries.ts';
import { openHeldAccount, post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Employee } from '../../session/index.ts';
import { receivingAccount } from '../accounts/receiving-account.ts';
import { currencyOf } from '../core/owner.ts';
import { rewards } from '../core/source-tables.ts';

/** Pays a reward for bringing others into what we hold for a person, in the caller's transaction. */
export async function payReward(
  tx: Db,
  employee: Employee,
  { amount: amountMinor, at }: { readonly amount: MinorUnits; readonly at: Date },
): Promise<string> {
  const currency = currencyOf(employee);
  const pot = await receivingAccount(tx, employee.id);
  const id = `B-${randomUUID()}`;
  await openHeldAccount(tx, pot, currency);
  await tx.insert(rewards).values({
    ...{ id, employeeId: employee.id, instrumentId: pot.id, amountMinor, currency, createdAt: at },
  });
  await post(tx, {
    kind: 'opening',
    reference: `reward:${id}`,
    at,
    lines: openingLines(pot.id, currency, amountMinor),
  });
  return id;
}
