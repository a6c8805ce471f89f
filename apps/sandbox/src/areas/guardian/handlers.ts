import { guardianContract } from '@dayfare/api/guardian/contract';
import { consentPayload, timestampTypes } from '@dayfare/domain/guardian';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import { wordingOf } from '../contracts/index.ts';
import { type ApiContext, employers, employments } from '../session/index.ts';
import {
  findOpenLink,
  guardianDocuments,
  keepAgreements,
  minorOf,
  readerFor,
  takeStep,
  tellMinor,
} from './consent.ts';
import { findLink, hashOf } from './links.ts';
import { countMiss, limitFailedLookups } from './misses.ts';
import { resendLink } from './resend.ts';
import { guardianConsents } from './tables.ts';

const guardian = implement(guardianContract)
  .$context<ApiContext>()
  .use(async ({ context, next }) => {
    await limitFailedLookups(context);
    return next();
  });

/** The payload of a step or message; an unknown link is counted, and answered like an expired one. */
async function answerTo(
  context: ApiContext,
  outcome: 'done' | 'sent' | 'refused' | 'unknown',
): Promise<number> {
  if (outcome === 'unknown') await countMiss(context);
  return consentPayload(outcome === 'done' || outcome === 'sent');
}

/** Calls of guardians, who have no account: a link is all they need. */
export const guardianHandlers = guardian.router({
  checkIfTokenExpirred: guardian.checkIfTokenExpirred.handler(async ({ context, input }) => {
    const link = await findLink(context.db, input, context.clock.now());
    if (!link) await countMiss(context);
    // The consent makes the link's age unimportant: there is nothing left to send it for.
    return consentPayload(!link || (link.isExpired && !link.consent.approvedAt));
  }),
  getContract: guardian.getContract.handler(async ({ context, input }) => {
    const { db, clock, language } = context;
    const consent = await findOpenLink(db, input, clock.now());
    if (!consent) {
      await countMiss(context);
      throw new Refusal('ConsentLinkInvalid');
    }
    const found = guardianDocuments.find((document) => document.contractType === input.contractTypeID);
    if (!found) throw new Refusal('ContractNotFound');
    return { htmlText: wordingOf(found, readerFor(await minorOf(db, consent), language)).html };
  }),
  checkConsentApproval: guardian.checkConsentApproval.handler(async ({ context, input }) => {
    const [consent] = await context.db
      .select({ approvedAt: guardianConsents.approvedAt })
      .from(guardianConsents)
      .where(eq(guardianConsents.colorHash, hashOf(input.color)));
    if (!consent) await countMiss(context);
    return consentPayload(consent?.approvedAt != null);
  }),
  saveEsignDateTimeStamp: guardian.saveEsignDateTimeStamp.handler(async ({ context, input }) => {
    const moment = input.type === timestampTypes.esign ? 'esignAt' : 'consentAt';
    return answerTo(context, await takeStep(context.db, { ...input, moment, now: context.clock.now() }));
  }),
  resendConsentLink: guardian.resendConsentLink.handler(async ({ context, input }) => {
    const { db, clock, language } = context;
    return answerTo(context, await resendLink(db, input, { now: clock.now(), language }));
  }),
  uploadAgreements: guardian.uploadAgreements.handler(async ({ context, input }) => {
    const now = context.clock.now();
    const work = keepAgreements(context.language, now);
    return answerTo(context, await takeStep(context.db, { ...input, moment: 'agreementsAt', now, work }));
  }),
  saveConsent: guardian.saveConsent.handler(async ({ context, input }) => {
    const now = context.clock.now();
    const work = tellMinor(now);
    return answerTo(context, await takeStep(context.db, { ...input, moment: 'approvedAt', now, work }));
  }),
  applyCard: guardian.applyCard.handler(async ({ context, input }) =>
    answerTo(
      context,
      await takeStep(context.db, { ...input, moment: 'cardAppliedAt', now: context.clock.now() }),
    ),
  ),
  getConsentRequest: guardian.getConsentRequest.handler(async ({ context, input }) => {
    const { db, clock, settings } = context;
    const now = clock.now();
    const link = await findLink(db, input, now);
    if (!link) {
      await countMiss(context);
      return { businessEnvironment: settings.environment, minor: null };
    }
    const { firstName, environment, id } = await minorOf(db, link.consent);
    const [employer] = await db
      .select({ name: employers.name })
      .from(employments)
      .innerJoin(employers, eq(employers.id, employments.employerId))
      .where(eq(employments.employeeId, id))
      .orderBy(employments.id)
      .limit(1);
    const isOpen = !link.isExpired || link.consent.approvedAt;
    return {
      businessEnvironment: environment,
      minor: isOpen ? { firstName, employerName: employer?.name ?? null } : null,
    };
  }),
});
