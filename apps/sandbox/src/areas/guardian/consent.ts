import { contractType } from '@dayfare/domain/contracts';
import { brandingTypeOf, type Language } from '@dayfare/domain/product';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { documentsOf, keepWordings, type Reader } from '../contracts/index.ts';
import { type Employee, employees } from '../session/index.ts';
import { findLink, type LinkSecrets, lastLink, lockConsent } from './links.ts';
import { type GuardianConsent, guardianAgreements, guardianConsents } from './tables.ts';
import { textMinor } from './words.ts';

/** What a guardian agrees to, in order: to sign on a screen, and that the minor has the card. */
export const guardianDocuments = [
  ...documentsOf(contractType.toWire('ESignAgreement'), 0),
  ...documentsOf(contractType.toWire('GuardianConsentFormMinor'), 0),
];

type Moment = 'esignAt' | 'consentAt' | 'agreementsAt' | 'approvedAt' | 'cardAppliedAt';

/** The moment that has to be there before. */
const before: Readonly<Record<Moment, Moment | null>> = {
  esignAt: null,
  consentAt: 'esignAt',
  agreementsAt: 'consentAt',
  approvedAt: 'agreementsAt',
  cardAppliedAt: 'approvedAt',
};

/** What the work of a step sees. */
interface StepContext {
  readonly tx: Db;
  readonly consent: GuardianConsent;
  readonly minor: Employee;
}

/** One step of a consent. */
interface Step {
  readonly moment: Moment;
  readonly color: string;
  /** The token, where the call names it. */
  readonly forbe?: string | undefined;
  readonly now: Date;
  /** What happens with it, the first time. */
  readonly work?: ((context: StepContext) => Promise<void>) | undefined;
}

/** Who a consent is about. */
export async function minorOf(
  db: Db,
  { employeeId }: Pick<GuardianConsent, 'employeeId'>,
): Promise<Employee> {
  const [minor] = await db.select().from(employees).where(eq(employees.id, employeeId));
  if (!minor) throw new Error('A consent is about nobody.');
  return minor;
}

/**
 * Whether the links to a consent let the next step happen. What follows the consent itself happens on every visit with a link
 * of theirs.
 */
async function isOpen(
  tx: Db,
  consent: GuardianConsent,
  { moment, color, forbe, now }: Step,
): Promise<boolean> {
  if (forbe === undefined) return (await lastLink(tx, consent.id, now))?.isLive ?? false;
  const link = await findLink(tx, { forbe, color }, now);
  return link !== undefined && (moment === 'cardAppliedAt' || !link.isExpired);
}

/**
 * Takes a step of a consent, once: sent again, it is answered as it was the first time. Gives whether it is done. It is not if the one
 * before it is missing, or the link is unknown or has expired.
 */
export async function takeStep(db: Db, step: Step): Promise<'done' | 'refused' | 'unknown'> {
  const { moment, color, now, work } = step;
  return underLocks(db, async (tx) => {
    const consent = await lockConsent(tx, color);
    if (!consent) return 'unknown';
    if (step.forbe !== undefined && !(await findLink(tx, { forbe: step.forbe, color }, now)))
      return 'unknown';
    if (consent[moment]) return 'done';
    const needed = before[moment];
    if ((needed && !consent[needed]) || !(await isOpen(tx, consent, step))) return 'refused';
    await work?.({ tx, consent, minor: await minorOf(tx, consent) });
    await tx
      .update(guardianConsents)
      .set({ [moment]: now })
      .where(eq(guardianConsents.id, consent.id));
    return 'done';
  });
}

/** The reader of a guardian's documents: in the minor's brand, in the guardian's language. */
export const readerFor = (minor: Employee, language: Language): Reader => ({
  employee: minor,
  language,
  brandingType: brandingTypeOf(minor.environment),
});

/** Keeps the wordings that the guardian was shown and agreed to. */
export const keepAgreements =
  (language: Language, now: Date) =>
  async ({ tx, consent, minor }: StepContext): Promise<void> => {
    const kept = await keepWordings(tx, guardianDocuments, readerFor(minor, language));
    await tx.insert(guardianAgreements).values(
      kept.map(({ contractType: type, hash }) => ({
        ...{ consentId: consent.id, contractType: type, wordingHash: hash, agreedAt: now },
      })),
    );
  };

/** Tells the minor of the consent. */
export const tellMinor =
  (now: Date) =>
  ({ tx, minor }: StepContext): Promise<void> =>
    textMinor(tx, minor, now);

/** A valid link's consent; undefined for an unknown or expired one. */
export async function findOpenLink(
  db: Db,
  secrets: LinkSecrets,
  now: Date,
): Promise<GuardianConsent | undefined> {
  const link = await findLink(db, secrets, now);
  return link && (!link.isExpired || link.consent.approvedAt) ? link.consent : undefined;
}
