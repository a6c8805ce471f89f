import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { termIds } from './documents.ts';
import { contractAcceptances } from './tables.ts';

/** Agreement to one or more documents. */
export interface Acceptance {
  readonly employeeId: number;
  readonly contractIds: readonly number[];
  readonly contractType: number;
  /** The variant shown: 1 is the partner brand's, 0 ours. */
  readonly brandingType: 0 | 1;
  /** Transaction that the agreement is for. */
  readonly reference?: string | undefined;
  readonly at: Date;
}

/** Records an agreement; only the first time counts. */
export async function recordAcceptances(tx: Db, acceptance: Acceptance): Promise<void> {
  const { employeeId, contractIds, contractType, brandingType, reference = '', at } = acceptance;
  if (contractIds.length === 0) return;
  await tx
    .insert(contractAcceptances)
    .values(
      contractIds.map((contractId) => ({
        employeeId,
        contractId,
        contractType,
        brandingType,
        reference,
        acceptedAt: at,
      })),
    )
    .onConflictDoNothing();
}

/** Whether someone has agreed to every document of the terms, in any brand's variant. */
export async function hasAcceptedTerms(db: Db, employeeId: number): Promise<boolean> {
  const { contractId, employeeId: by } = contractAcceptances;
  const accepted = await db
    .selectDistinct({ contractId })
    .from(contractAcceptances)
    .where(and(eq(by, employeeId), inArray(contractId, [...termIds])));
  return accepted.length === termIds.length;
}

/** Ids of the documents agreed to together with a record, in ascending order. */
export async function acceptedWith(
  db: Db,
  employeeId: number,
  reference: string,
): Promise<readonly number[]> {
  const { contractId, employeeId: by, reference: record } = contractAcceptances;
  const accepted = await db
    .selectDistinct({ contractId })
    .from(contractAcceptances)
    .where(and(eq(by, employeeId), eq(record, reference)))
    .orderBy(contractId);
  return accepted.map((row) => row.contractId);
}
