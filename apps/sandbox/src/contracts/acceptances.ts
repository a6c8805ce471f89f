import type { Db } from '../db/open.ts';
import { contractAcceptances } from './tables.ts';

/** Agreement to one or more documents. */
export interface Acceptance {
  readonly employeeId: number;
  readonly contractIds: readonly number[];
  readonly contractType: number;
  /** 1 for the partner brand's variant. Default 0. */
  readonly brandingType?: number | undefined;
  /** Transaction that the agreement belongs to. */
  readonly reference?: string | undefined;
  readonly at: Date;
}

/** Writes down that somebody agreed; the first time counts, later ones change nothing. */
export async function recordAcceptances(tx: Db, acceptance: Acceptance): Promise<void> {
  const { employeeId, contractIds, contractType, brandingType = 0, reference = '', at } = acceptance;
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
