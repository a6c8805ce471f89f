import {
  instrumentCondition,
  instrumentStatus,
  instrumentVerification,
  needsOwner,
  proofStatus,
  takesFiles,
} from '@dayfare/domain/money';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { DueCounts } from '../../platform/http/due-counts.ts';
import { listInstruments } from './accounts/own-accounts.ts';
import { proofs } from './core/proof-tables.ts';

const open = proofStatus.names.filter(takesFiles).map((name) => proofStatus.toWire(name));

/** What waits for a person in everything about money. */
export const moneyDueCounts = {
  accounts: async ({ db, employeeId, now }) => {
    const { instruments } = await listInstruments(db, employeeId, now);
    return instruments.filter(({ status, verification = null, pennyTest = null, cardBrand = null }) =>
      needsOwner(
        instrumentCondition({
          status: instrumentStatus.fromWire(status) ?? 'InActive',
          verification: verification === null ? null : instrumentVerification.fromWire(verification),
          pennyTest,
          card: cardBrand === null ? null : {},
        }),
      ),
    ).length;
  },
  proofs: async ({ db, employeeId }) => {
    const [found] = await db
      .select({ due: count() })
      .from(proofs)
      .where(and(eq(proofs.employeeId, employeeId), inArray(proofs.status, open)));
    return found?.due ?? 0;
  },
} as const satisfies Pick<DueCounts, 'accounts' | 'proofs'>;
