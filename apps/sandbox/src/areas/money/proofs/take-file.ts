import { maxProofFiles, type ProofKind, proofStatus, takesFiles } from '@dayfare/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ProofRow, proofs } from '../core/proof-tables.ts';
import { uploads } from './upload-tables.ts';

type Upload = typeof uploads.$inferInsert;

async function lockProof(tx: Db, employeeId: number, kind: ProofKind, id: number): Promise<ProofRow> {
  const [proof] = await tx
    .select()
    .from(proofs)
    .where(and(eq(proofs.id, id), eq(proofs.employeeId, employeeId), eq(proofs.kind, kind)))
    .for('update');
  if (!proof) throw new Refusal('NotFound');
  return proof;
}

/**
 * Keeps a file of a proof, which is in review from then on, in the caller's transaction. The same file again changes nothing. Files of a
 * proof that was refused make room for the new ones. Gives the file's number; refuses with NotFound, ProofNotOpen or TooManyFiles.
 */
export async function takeFile(
  tx: Db,
  upload: Upload,
  { kind, id }: { readonly kind: ProofKind; readonly id: number },
): Promise<number> {
  const proof = await lockProof(tx, upload.employeeId, kind, id);
  const status = proofStatus.fromWire(proof.status) ?? 'Accepted';
  if (status === 'Accepted') throw new Refusal('ProofNotOpen');
  if (status === 'Refused') await tx.update(uploads).set({ proofId: null }).where(eq(uploads.proofId, id));
  const there = await tx.select().from(uploads).where(eq(uploads.proofId, id));
  const same = there.find((one) => one.contentBase64 === upload.contentBase64);
  if (same) return same.id;
  if (there.length >= maxProofFiles) throw new Refusal('TooManyFiles');
  const [kept] = await tx
    .insert(uploads)
    .values({ ...upload, proofId: id })
    .returning({ id: uploads.id });
  if (takesFiles(status))
    await tx
      .update(proofs)
      .set({ status: proofStatus.toWire('InReview'), refusal: null })
      .where(eq(proofs.id, id));
  return kept?.id ?? 0;
}
