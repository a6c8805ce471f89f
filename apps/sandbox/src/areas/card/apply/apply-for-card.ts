import type { WireApplicant } from '@dayfare/api/card/apply/apply-contract';
import type { WireCard } from '@dayfare/api/card/contract';
import { cardState } from '@dayfare/domain/card';
import { signatureProblem } from '@dayfare/domain/validation';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueueOnce } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { consentFor } from '../../guardian/index.ts';
import { lockEmployee } from '../../money/index.ts';
import { type ApiContext, type Employee, type SignedIn, spendProof } from '../../session/index.ts';
import { cardOf, requireAble } from '../find-card.ts';
import { issueCard } from '../issue.ts';
import { readCard } from '../read-card.ts';
import { setApproval } from '../seed.ts';
import { cards } from '../tables.ts';
import { decisionAbout } from './decisions.ts';
import { applicantIn, completeApplicant, draftOf } from './draft.ts';
import { tellOfApplication } from './notices.ts';
import { programOf } from './programs.ts';
import { cardDrafts } from './tables.ts';

/** The work that ends a review. */
export const cardReviewJob = 'card-review';
/** How long the issuer looks at an application, in milliseconds; it promises twice as long. */
const reviewMs = 24 * 3_600_000;

/** Issues the card that was applied for. */
async function approve(tx: Db, employee: Employee, applicant: WireApplicant, at: Date): Promise<void> {
  const { firstName, lastName, state, birthDate: _known, ...address } = applicant;
  await setApproval(tx, employee.id, 'Approved', at);
  await issueCard(
    tx,
    { ...employee, firstName, lastName },
    { address: { ...address, state: state ?? '' }, at },
    programOf(employee),
  );
  await tx.delete(cardDrafts).where(eq(cardDrafts.employeeId, employee.id));
  await tellOfApplication(tx, employee, { approval: 'Approved', at });
}

/**
 * Applies for the card and says what came of it; sent again while it is decided or once there is a card, it changes nothing. Refuses with
 * CardConsentRequired, CardApplicationIncomplete, AuthorizedSignatureNotValid, CardNotChangeable or ProofRequired.
 */
export function applyForCard(context: ApiContext & SignedIn, signature: string): Promise<WireCard> {
  const { db, clock, employee } = context;
  const at = clock.now();
  return underLocks(db, async (tx) => {
    const server = { ...context, db: tx };
    const person = await lockEmployee(tx, employee.id);
    const { row, parts } = await cardOf(tx, employee.id);
    const state = cardState(parts);
    if (state === 'underReview' || (row && state !== 'closed')) return readCard(server, person);
    requireAble('apply', parts);
    const applicant = await completeApplicant(tx, person);
    // Whose age we didn't know has just said it.
    const born = person.birthDate ?? applicant?.birthDate ?? null;
    const needed = await consentFor(tx, { ...person, birthDate: born }, at);
    if (needed && !needed.consent?.approvedAt) throw new Refusal('CardConsentRequired');
    if (!applicant) throw new Refusal('CardApplicationIncomplete');
    // The name as it is now: another device may have changed it since it was shown.
    if (signatureProblem(signature, `${applicant.firstName} ${applicant.lastName}`))
      throw new Refusal('AuthorizedSignatureNotValid');
    // Last, so that no code is asked for when it would be refused anyway.
    await spendProof(server, employee.pinToEmail);
    // A closed card makes room for what comes of this.
    if (row) await tx.update(cards).set({ replacedBy: row.id }).where(eq(cards.id, row.id));
    const { approval, rejection } = decisionAbout(applicant);
    if (approval === 'Approved') await approve(tx, person, applicant, at);
    else {
      await setApproval(tx, employee.id, approval, at, rejection);
      await tellOfApplication(tx, person, { approval, at });
    }
    if (approval === 'UnderReview') {
      const dueAt = new Date(at.getTime() + reviewMs);
      await enqueueOnce(tx, { kind: cardReviewJob, reference: String(employee.id), dueAt });
    }
    return readCard(server, person);
  });
}

/** Ends a review with the card; one that was decided about meanwhile is left alone. */
export const cardReviewHandler: JobHandler = async (tx, { reference }, at) => {
  const person = await lockEmployee(tx, Number(reference));
  const { parts } = await cardOf(tx, person.id);
  const applicant = applicantIn(await draftOf(tx, person.id));
  if (cardState(parts) !== 'underReview' || !applicant) return false;
  await approve(tx, person, applicant, at);
  return true;
};
