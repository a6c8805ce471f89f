import type { WireEnrollment, WireEnrollmentRequest } from '@dayfare/api/enrollment/contract';
import {
  type EnrollmentScreen,
  enrollmentScreen,
  furthest,
  isAfter,
  matchedStatus,
  nextScreen,
  type RegistrationStatus,
  registrationStatus,
} from '@dayfare/domain/enrollment';
import { eq } from 'drizzle-orm';
import { Refusal } from '../platform/http/refusal.ts';
import type { ApiContext } from '../session/api-context.ts';
import { employerOf } from './employer-directory.ts';
import { attemptsLeft } from './match.ts';
import { openEnrollment } from './open-enrollment.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { enrollments } from './tables.ts';

/**
 * Takes what one screen asks for and says which is next. A screen that is done may be sent again until the account is made, and what
 * depends on it is asked for again.
 */
export async function process(context: ApiContext, input: WireEnrollmentRequest): Promise<WireEnrollment> {
  const screen = enrollmentScreen.fromWire(input.CurrentScreen);
  const before = await openEnrollment(context, input.EnrollmentReferenceID);
  const reached = enrollmentScreen.fromWire(before.reached) ?? 'MobileNumberInput';
  if (!screen || isAfter(screen, reached)) throw new Refusal('InvalidRequest', undefined, 'CurrentScreen');
  if (isAfter(reached, 'PasswordInput') && !isAfter(screen, 'PasswordInput'))
    throw new Refusal('InvalidRequest', undefined, 'CurrentScreen');
  const step: Step | undefined = steps[screen];
  if (!step) throw new Refusal('InvalidRequest', undefined, 'CurrentScreen');
  const done = await step(context, before, input);
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
      });
  const furthestNow = done.resets || done.stays ? next : furthest(next, reached);
  await context.db
    .update(enrollments)
    .set({
      ...done.change,
      clientSignature: input.ClientSignature ?? before.clientSignature,
      reached: enrollmentScreen.toWire(furthestNow),
    })
    .where(eq(enrollments.id, before.id));
  const status: RegistrationStatus = done.status ?? 'AvailableForRegistration';
  return {
    registerationStatus: registrationStatus.toWire(status),
    CurrentScreen: enrollmentScreen.toWire(next),
    attemptCount: await attemptsLeft(context, before),
    matchedStatus: matchedStatus.toWire(facts.isMatched ? 'Permanent' : 'None'),
    enrollmentCode: done.enrollmentCode ?? null,
  };
}
