import type { WireMissingDate } from '@dayfare/api/money/settings/proofs-contract';
import { minorUnits, type ProofKind, toWire } from '@dayfare/domain/money';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { proofs } from '../core/proof-tables.ts';
import { recoveries } from '../recovery/tables.ts';
import { uploads } from './upload-tables.ts';

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
