import { enrollmentContract } from '@dayfare/api/enrollment/contract';
import { enrollmentLifeMs, registrationStatus } from '@dayfare/domain/enrollment';
import { implement } from '@orpc/server';
import { isSwitchedOn, numberNow } from '../../platform/http/configuration.ts';
import { inPasswordQueue } from '../../platform/limits/in-password-queue.ts';
import type { ApiContext } from '../session/index.ts';
import { beginEnrollment, resendCode, sentCodeOf } from './code.ts';
import { isDialingCodeServed } from './dialing-codes.ts';
import { findBranch, findEmployers } from './employer-directory.ts';
import { seededNumbers, trustScores } from './newcomers.ts';
import { openEnrollment } from './open-enrollment.ts';
import { process } from './process.ts';

const enrollment = implement(enrollmentContract).$context<ApiContext>();

/** For a number that no code can be sent to. */
const noCode = {
  ...{ EnrollmentReferenceID: '', sentPinIDString: '', sentPinID: 0, sentPinDisplayText: '', resendsLeft: 0 },
};

/**
 * Whether a sign-up with a number may begin: texts reach it, and the phone-verification service trusts it as far as the configuration asks.
 * Both know the number, and say nothing about accounts.
 */
function isReachable(context: ApiContext, number: string): boolean {
  if (seededNumbers[number] === 'PhoneCarrierNotValidated') return false;
  const score = trustScores[number];
  if (score === undefined || !isSwitchedOn(context, 'EnableProve')) return true;
  return score >= numberNow(context, 'ProveMinTrustedScore');
}

/** Signing up. */
export const enrollmentHandlers = enrollment.router({
  verifyMobile: enrollment.verifyMobile.handler(async ({ context, input }) => {
    const { dialingCode, mobileNumber } = input;
    const isServed = isDialingCodeServed(context, dialingCode);
    if (!isServed || !isReachable(context, dialingCode + mobileNumber))
      return { registerationStatus: registrationStatus.toWire('PhoneCarrierNotValidated'), ...noCode };
    const begun = await beginEnrollment(context, { dialingCode, mobileNumber }, enrollmentLifeMs);
    return {
      registerationStatus: registrationStatus.toWire('AvailableForRegistration'),
      ...sentCodeOf(begun.enrollment, begun.secret),
    };
  }),
  resendEnrollmentPin: enrollment.resendEnrollmentPin.handler(async ({ context, input }) => {
    const open = await openEnrollment(context, input.EnrollmentReferenceID);
    return sentCodeOf(await resendCode(context, open), input.EnrollmentReferenceID);
  }),
  findEmployers: enrollment.findEmployers.handler(({ input }) => [...findEmployers(input.companyName)]),
  findBranch: enrollment.findBranch.handler(({ input }) => findBranch(input.map)),
  processEnrollmentRequest: enrollment.processEnrollmentRequest
    .use(inPasswordQueue)
    .handler(({ context, input }) => process(context, input)),
});
