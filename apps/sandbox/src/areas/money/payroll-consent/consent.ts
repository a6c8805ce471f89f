import { createHash, randomBytes } from 'node:crypto';
import type { WirePayrollConsent } from '@dayfare/api/money/settings/payroll-consent-contract';
import {
  epochMs,
  isConsentAsked,
  type PayrollConsentOutcome,
  payrollConsentOf,
  payrollConsentOutcome,
  payrollConsentStatus,
} from '@dayfare/domain/money';
import { and, eq, gt, lt } from 'drizzle-orm';
import { Refusal } from '../../../platform/http/refusal.ts';
import { employers, employments } from '../../session/index.ts';
import type { WagesContext } from '../core/contexts.ts';
import type { Earner } from '../core/owner.ts';
import { consentFactsOf } from '../wages/consent-facts.ts';
import { withPayPeriod } from '../wages/up-to-date.ts';
import type { ProviderAnswer } from './payroll-provider.ts';
import { payrollConsentVisits as visits } from './tables.ts';

/** How long a visit to the provider's page may take, and how long a consent is valid, in milliseconds. */
const visitMs = 15 * 60_000;
const consentMs = 90 * 86_400_000;

const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url');
const statusOf = (earner: Earner, now: Date) =>
  payrollConsentOf(consentFactsOf(earner), epochMs(now.getTime()));

/** How the consent of the person who asks stands, at the employer that was chosen. */
export function payrollConsent(context: WagesContext): Promise<WirePayrollConsent> {
  return withPayPeriod(context, async ({ tx, employee, now }) => {
    const [employer] =
      employee.employerId === null
        ? []
        : await tx
            .select({ provider: employers.payrollProviderName })
            .from(employers)
            .where(eq(employers.id, employee.employerId));
    return {
      status: payrollConsentStatus.toWire(statusOf(employee, now)),
      provider: employer?.provider ?? null,
      until: employee.consentUntil?.toISOString() ?? null,
      knownThrough: employee.accruedThrough,
    };
  });
}

/** Begins a visit to the provider's page. Refuses with ConsentNotNeeded or PayrollProviderUnavailable. */
export async function beginConsent(context: WagesContext): Promise<{ readonly state: string }> {
  const { db, clock, employee, employmentId, payrollProvider, origin } = context;
  const { status } = await payrollConsent(context);
  if (!isConsentAsked(payrollConsentStatus.fromWire(status) ?? 'NotNeeded'))
    throw new Refusal('ConsentNotNeeded');
  const provider = payrollProvider.get();
  if (!provider) throw new Refusal('PayrollProviderUnavailable');
  provider.expect(origin);
  const state = randomBytes(32).toString('base64url');
  const now = clock.real();
  await db.delete(visits).where(lt(visits.expiresAt, now));
  await db.insert(visits).values({
    ...{ stateHash: hashOf(state), employeeId: employee.id, employmentId },
    expiresAt: new Date(now.getTime() + visitMs),
  });
  return { state };
}

/** What an answer means for the person who began the visit. A sign-in by another person is refused: it would hand over that person's hours. */
function outcomeOf(
  answer: ProviderAnswer | null | undefined,
  { userName, state }: { readonly userName: string; readonly state: string },
): PayrollConsentOutcome {
  if (!answer || URL.parse(answer.returnUrl)?.searchParams.get('state') !== state) return 'Expired';
  if (answer.kind === 'cancelled') return 'Cancelled';
  if (answer.subject !== userName) return 'OtherPerson';
  return answer.kind === 'granted' ? 'Granted' : 'Declined';
}

/** Ends a visit, once. What the address says of it proves nothing: the provider is asked. */
export async function endConsent(
  context: WagesContext,
  { state, code }: { readonly state: string; readonly code: string },
) {
  const { db, clock, employee, payrollProvider } = context;
  const [visit] = await db
    .delete(visits)
    .where(
      and(
        eq(visits.stateHash, hashOf(state)),
        eq(visits.employeeId, employee.id),
        gt(visits.expiresAt, clock.real()),
      ),
    )
    .returning();
  const answer = visit && (await payrollProvider.get()?.answerOf(code));
  const outcome = outcomeOf(answer, { userName: employee.userName, state });
  if (visit && (outcome === 'Granted' || outcome === 'Declined')) {
    const now = clock.now();
    await db
      .update(employments)
      .set(
        outcome === 'Granted'
          ? { consentUntil: new Date(now.getTime() + consentMs), consentDeclinedAt: null }
          : { consentDeclinedAt: now },
      )
      .where(eq(employments.id, visit.employmentId));
  }
  return { outcome: payrollConsentOutcome.toWire(outcome), consent: await payrollConsent(context) };
}
