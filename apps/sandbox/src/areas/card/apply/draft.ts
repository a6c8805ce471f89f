import type { WireApplicant, WireCardApplication } from '@dayfare/api/card/apply/apply-contract';
import { type ApplicationFacts, cardProgram, dueStep } from '@dayfare/domain/card';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { hasAccepted } from '../../contracts/index.ts';
import type { Employee } from '../../session/index.ts';
import { contractTypesFor, programOf } from './programs.ts';
import { type CardDraft, cardDrafts } from './tables.ts';

/** The applicant's answers so far; undefined before the first. */
export async function draftOf(db: Db, employeeId: number): Promise<CardDraft | undefined> {
  const [draft] = await db.select().from(cardDrafts).where(eq(cardDrafts.employeeId, employeeId));
  return draft;
}

/** Keeps the applicant's answers. */
export async function keepDraft(
  tx: Db,
  employeeId: number,
  patch: Partial<Omit<CardDraft, 'employeeId'>>,
): Promise<void> {
  await tx
    .insert(cardDrafts)
    .values({ employeeId, ...patch })
    .onConflictDoUpdate({ target: cardDrafts.employeeId, set: patch });
}

/** The applicant in a draft; null before it was typed. */
export function applicantIn(draft: CardDraft | undefined): WireApplicant | null {
  return draft?.applicant ? (JSON.parse(draft.applicant) as WireApplicant) : null;
}

const knownOf = ({ firstName, lastName, birthDate, residentialState }: Employee): WireApplicant => ({
  ...{ firstName, lastName, birthDate, state: residentialState },
  ...{ addressLine1: '', addressLine2: '', city: '', zipcode: '' },
});

async function hasAgreedTo(db: Db, employee: Employee): Promise<boolean> {
  for (const type of contractTypesFor(employee))
    if (!(await hasAccepted(db, employee.id, type))) return false;
  return true;
}

/** What an application has so far, with what was typed. */
async function factsOf(db: Db, employee: Employee) {
  const draft = await draftOf(db, employee.id);
  const applicant = applicantIn(draft);
  const facts: ApplicationFacts = {
    program: programOf(employee),
    hasAgreed: await hasAgreedTo(db, employee),
    hasApplicant: applicant !== null,
    hasScan: draft?.scannedAt != null,
  };
  return { draft, applicant, facts };
}

/** A person's application as on the wire. */
export async function readApplication(db: Db, employee: Employee): Promise<WireCardApplication> {
  const { draft, applicant, facts } = await factsOf(db, employee);
  return {
    program: cardProgram.toWire(facts.program),
    hasAgreed: facts.hasAgreed,
    applicant: applicant ?? knownOf(employee),
    hasApplicant: applicant !== null,
    scannedAt: draft?.scannedAt?.toISOString() ?? null,
  };
}

/** The applicant of an application that has everything; null while a step is still due. */
export async function completeApplicant(db: Db, employee: Employee): Promise<WireApplicant | null> {
  const { applicant, facts } = await factsOf(db, employee);
  return dueStep(facts) === 'review' ? applicant : null;
}
