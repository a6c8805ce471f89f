import { wireLanguage } from '@dayfare/domain/product';
import { and, desc, eq, inArray, max, min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { type Inserts, insertTogether } from '../../platform/db/together.ts';
import type { ContractDocument } from './document.ts';
import { documentsOf, termIds } from './documents.ts';
import { contractAcceptances, contractWordings } from './tables.ts';
import { type Reader, wordingHash, wordingOf } from './wording.ts';

/** Agreement to one or more documents. */
export interface Acceptance {
  readonly employeeId: number;
  readonly documents: readonly ContractDocument[];
  /** Who the documents were written for. */
  readonly reader: Reader;
  /** Transaction that the agreement is for. */
  readonly reference?: string | undefined;
  readonly at: Date;
}

/** The documents as a reader is shown them. */
function wordingsOf(documents: readonly ContractDocument[], reader: Reader) {
  return documents.map((document) => {
    const wording = wordingOf(document, reader);
    return { ...document, ...wording, hash: wordingHash(document, reader.language, wording) };
  });
}

function wordingInsert(tx: Db, shown: ReturnType<typeof wordingsOf>, { language }: Reader) {
  return tx
    .insert(contractWordings)
    .values(
      shown.map(({ id, contractType, version, title, html, hash }) => ({
        ...{ hash, contractId: id, contractType, version, title, html },
        language: wireLanguage(language),
      })),
    )
    .onConflictDoNothing();
}

/** Keeps the wordings of documents as a reader is shown them, each once. Gives each document's id, type and wording. */
export async function keepWordings(tx: Db, documents: readonly ContractDocument[], reader: Reader) {
  const shown = wordingsOf(documents, reader);
  await wordingInsert(tx, shown, reader);
  return shown.map(({ id, contractType, hash }) => ({ id, contractType, hash }));
}

/** The inserts that record an agreement with the wording that was shown; only the first time counts. */
export function acceptanceInserts(tx: Db, acceptance: Acceptance): Inserts {
  const { employeeId, documents, reader, reference = '', at } = acceptance;
  if (documents.length === 0) return {};
  const shown = wordingsOf(documents, reader);
  return {
    wordings: wordingInsert(tx, shown, reader),
    acceptances: tx
      .insert(contractAcceptances)
      .values(
        shown.map(({ id, contractType, hash }) => ({
          ...{ employeeId, contractId: id, contractType, reference },
          brandingType: reader.brandingType,
          acceptedAt: at,
          wordingHash: hash,
        })),
      )
      .onConflictDoNothing(),
  };
}

/** Records an agreement with the wording that was shown; only the first time counts. */
export async function recordAcceptances(tx: Db, acceptance: Acceptance): Promise<void> {
  await insertTogether(tx, acceptanceInserts(tx, acceptance));
}

/** Whether someone has agreed to every document of the terms, in any brand's or region's variant. */
export async function hasAcceptedTerms(db: Db, employeeId: number): Promise<boolean> {
  const { contractId, employeeId: by } = contractAcceptances;
  const accepted = await db
    .selectDistinct({ contractId })
    .from(contractAcceptances)
    .where(and(eq(by, employeeId), inArray(contractId, termIds.flat())));
  const ids = new Set(accepted.map((row) => row.contractId));
  return termIds.every((variants) => variants.some((id) => ids.has(id)));
}

/** Whether someone has agreed to every document of a type. */
export async function hasAccepted(db: Db, employeeId: number, type: number): Promise<boolean> {
  const { contractId, contractType, employeeId: by } = contractAcceptances;
  const accepted = await db
    .selectDistinct({ contractId })
    .from(contractAcceptances)
    .where(and(eq(by, employeeId), eq(contractType, type)));
  const ids = new Set(accepted.map((row) => row.contractId));
  return documentsOf(type, 0).every(({ id }) => ids.has(id));
}

/** Which of these documents someone has agreed to in the very words that the reader would be shown now. */
export async function agreedInTheseWords(
  db: Db,
  { employeeId, documents, reader }: Pick<Acceptance, 'employeeId' | 'documents' | 'reader'>,
): Promise<readonly number[]> {
  const { contractId, employeeId: by, wordingHash: hash } = contractAcceptances;
  const shown = documents.map((document) =>
    wordingHash(document, reader.language, wordingOf(document, reader)),
  );
  const agreed = await db
    .selectDistinct({ contractId })
    .from(contractAcceptances)
    .where(and(eq(by, employeeId), inArray(hash, shown)));
  return agreed.map((row) => row.contractId);
}

/** Ids of the documents agreed to together with a record, in ascending order, and the wordings that were kept of them. */
export function acceptedWith(db: Db, employeeId: number, reference: string) {
  const { contractId, employeeId: by, reference: record, wordingHash: hash } = contractAcceptances;
  return db
    .select({ contractId, title: contractWordings.title, html: contractWordings.html })
    .from(contractAcceptances)
    .leftJoin(contractWordings, eq(contractWordings.hash, hash))
    .where(and(eq(by, employeeId), eq(record, reference)))
    .orderBy(contractId);
}

/** What someone has agreed to, the last first: each wording once, with the first and the last time. */
export function agreedBy(db: Db, employeeId: number) {
  const { acceptedAt, contractId, contractType, employeeId: by, wordingHash: hash } = contractAcceptances;
  const { title, html, version, language } = contractWordings;
  return db
    .select({
      ...{ contractId, contractType, title, html, version, language },
      firstAt: min(acceptedAt),
      lastAt: max(acceptedAt),
      times: sql<number>`count(*)::integer`,
    })
    .from(contractAcceptances)
    .leftJoin(contractWordings, eq(contractWordings.hash, hash))
    .where(eq(by, employeeId))
    .groupBy(contractId, contractType, hash, title, html, version, language)
    .orderBy(desc(max(acceptedAt)), contractId);
}
