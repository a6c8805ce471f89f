import type { WireApplicant, WireCardApplication } from '@dayfare/api/card/apply/apply-contract';
import { applicantProblems, tidyApplicant } from '@dayfare/domain/card';
import { epochMs, isoDate, toIsoDate } from '@dayfare/domain/money';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readScan } from '../../enrollment/index.ts';
import { lockEmployee } from '../../money/index.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { cardOf, requireAble } from '../find-card.ts';
import { applicantIn, draftOf, keepDraft, readApplication } from './draft.ts';

type Context = Pick<ApiContext & SignedIn, 'db' | 'clock' | 'employee'>;

const isSamePerson = (one: WireApplicant, other: WireApplicant) =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.birthDate === other.birthDate;

/** Keeps who applies. Refuses with InvalidRequest what breaks a rule, and with CardNotChangeable who can't apply now. */
export function saveApplicant(
  { db, clock, employee }: Context,
  typed: WireApplicant,
): Promise<WireCardApplication> {
  const applicant = tidyApplicant(typed);
  const today = toIsoDate(epochMs(clock.now().getTime()), employee.timeZone);
  const [field] = Object.keys(applicantProblems(applicant, today) ?? {});
  if (field) throw new Refusal('InvalidRequest', undefined, field);
  return underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    requireAble('apply', (await cardOf(tx, employee.id)).parts);
    const before = applicantIn(await draftOf(tx, employee.id));
    const birthDate = applicant.birthDate && isoDate(applicant.birthDate);
    const kept = { ...applicant, birthDate };
    // A document identifies its holder: it is read again for another applicant.
    const forgets = before && !isSamePerson(before, kept) && { scanId: null, scannedAt: null };
    await keepDraft(tx, employee.id, { applicant: JSON.stringify(kept), ...forgets });
    return readApplication(tx, person);
  });
}

/**
 * Takes an identity document into the application. Refuses with VerificationRequired before the applicant is known or where nothing was read,
 * and with VerificationFailed where the document is another person's.
 */
export function saveScan({ db, clock, employee }: Context, queryId: string): Promise<WireCardApplication> {
  return underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    requireAble('apply', (await cardOf(tx, employee.id)).parts);
    const applicant = applicantIn(await draftOf(tx, employee.id));
    if (!applicant) throw new Refusal('VerificationRequired');
    const birthDate = await readScan(tx, applicant, queryId);
    if (birthDate !== applicant.birthDate) throw new Refusal('VerificationFailed');
    await keepDraft(tx, employee.id, { scanId: queryId, scannedAt: clock.now() });
    return readApplication(tx, person);
  });
}
