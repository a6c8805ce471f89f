import type { WireEnrollment, WireEnrollmentRequest } from '@dayfare/api/enrollment/contract';
import {
  clientType,
  type EnrollmentScreen,
  enrollmentScreen,
  furthest,
  isAfter,
  nextScreen,
  type RegistrationStatus,
  registrationStatus,
} from '@dayfare/domain/enrollment';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ApiContext, matchedStatusOf } from '../session/index.ts';
import { employerOf } from './employer-directory.ts';
import { hashFor } from './hash-for.ts';
import { attemptsLeft } from './match.ts';
import { openEnrollment } from './open-enrollment.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { type Enrollment, enrollments } from './tables.ts';

type StepEnd = { readonly answer: WireEnrollment } | { readonly refusal: Refusal };

/** The screen that a request is about, and what it does. Refuses with InvalidRequest where the sign-up has not come so far, or is beyond it. */
function openScreen(
  input: WireEnrollmentRequest,
  enrollment: Enrollment,
): { readonly screen: EnrollmentScreen; readonly step: Step } {
  const screen = enrollmentScreen.fromWire(input.CurrentScreen);
  const reached = reachedBy(enrollment);
  const isOpen =
    screen !== null &&
    !isAfter(screen, reached) &&
    (isAfter(screen, 'PasswordInput') || !isAfter(reached, 'PasswordInput'));
  const step = isOpen ? steps[screen] : undefined;
  if (!screen || !step) throw new Refusal('InvalidRequest', undefined, 'CurrentScreen');
  if (input.ClientType !== undefined && clientType.fromWire(input.ClientType) === null)
    throw new Refusal('InvalidRequest', undefined, 'ClientType');
  return { screen, step };
}

const reachedBy = ({ reached }: Enrollment) => enrollmentScreen.fromWire(reached) ?? 'MobileNumberInput';

/** Takes one screen of a sign-up whose row is locked, so that nothing is between what was read and what is written. */
async function take(
  context: ApiContext,
  input: WireEnrollmentRequest,
  passwordHash: string | null,
): Promise<WireEnrollment> {
  const before = await openEnrollment(context, input.EnrollmentReferenceID, 'locked');
  const { screen, step } = openScreen(input, before);
  const reached = reachedBy(before);
  const done = await step(context, before, input, passwordHash);
  const facts = { ...before, ...done.change };
  const employer = employerOf(facts.employerId)?.wire;
  const next: EnrollmentScreen = done.stays
    ? screen
    : nextScreen(screen, {
        hasIdScan: employer?.isIDScanEnabled ?? false,
        hasSso: employer?.isSSOEnabled ?? false,
        isBirthDateKnown: facts.isMatched,
        hasNoEmployer: facts.hasNoEmployer,
        isVouched: facts.isVouched,
        isReferred: facts.isReferred,
      });
  const furthestNow = done.resets || done.stays ? next : furthest(next, reached);
  await context.db
    .update(enrollments)
    .set({
      ...done.change,
      clientSignature: input.ClientSignature ?? before.clientSignature,
      clientType: input.ClientType ?? before.clientType,
      reached: enrollmentScreen.toWire(furthestNow),
    })
    .where(eq(enrollments.id, before.id));
  const status: RegistrationStatus = done.status ?? 'AvailableForRegistration';
  return {
    registerationStatus: registrationStatus.toWire(status),
    CurrentScreen: enrollmentScreen.toWire(next),
    attemptCount: await attemptsLeft(context, before),
    matchedStatus: matchedStatusOf(facts.isMatched),
    enrollmentCode: done.enrollmentCode ?? null,
  };
}

/**
 * Takes what one screen asks for and says which is next, in one transaction. A screen that is done may be sent again until the account is
 * made, and what depends on it is asked for again. What a refusal has counted stays counted.
 */
export async function process(context: ApiContext, input: WireEnrollmentRequest): Promise<WireEnrollment> {
  const before = await openEnrollment(context, input.EnrollmentReferenceID);
  // Hashing is slow by design, so no row is locked meanwhile.
  const passwordHash = await hashFor(context, openScreen(input, before).screen, before, input);
  const end = await inTransaction(context.db, async (db): Promise<StepEnd> => {
    try {
      return { answer: await take({ ...context, db }, input, passwordHash) };
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error };
      throw error;
    }
  });
  if ('refusal' in end) throw end.refusal;
  return end.answer;
}
