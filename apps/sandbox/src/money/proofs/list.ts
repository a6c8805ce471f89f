import type { WireMissingDate } from '@dayfare/api/money/settings/proofs-contract';
import { minorUnits, type ProofKind, proofStatus, toWire } from '@dayfare/domain/money';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { recoveries } from '../recovery/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { proofs } from './tables.ts';

/** Proofs of a kind at one employment, those that are needed first. */
export async function listProofs(tx: Db, employmentId: number, kind: ProofKind): Promise<WireMissingDate[]> {
  const rows = await tx
    .select()
    .from(proofs)
    .where(and(eq(proofs.employmentId, employmentId), eq(proofs.kind, kind)))
    .orderBy(asc(proofs.status), desc(proofs.day));
  const ids = rows.map(({ id }) => id);
  const files = await tx
    .select({ proofId: uploads.proofId, fileName: uploads.fileName, size: uploads.size })
    .from(uploads)
    .where(inArray(uploads.proofId, ids))
    .orderBy(asc(uploads.id));
  const paid = await tx
    .select({ proofId: recoveries.proofId })
    .from(recoveries)
    .where(and(inArray(recoveries.proofId, ids), eq(recoveries.isRecovered, true)));
  return rows.map(({ id, day, amountMinor, status, refusal }) => ({
    ...{ id, date: day, proofStatus: status, refusalReason: refusal },
    amount: amountMinor === null ? null : toWire(minorUnits(amountMinor)),
    isRecovered: paid.some(({ proofId }) => proofId === id),
    files: files.filter(({ proofId }) => proofId === id).map(({ fileName, size }) => ({ fileName, size })),
  }));
}

/** Whether a deduction of this employment has not cleared: nothing can be taken early until then. */
export async function hasUnclearedDeduction(tx: Db, employmentId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: proofs.id })
    .from(proofs)
    .where(
      and(
        eq(proofs.employmentId, employmentId),
        eq(proofs.kind, 'deduction'),
        ne(proofs.status, proofStatus.toWire('Accepted')),
      ),
    )
    .limit(1);
  return open !== undefined;
}
