import { payrollConsentContract } from '@dayfare/api/money/settings/payroll-consent-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireEmployment, requireSession } from '../../session/index.ts';
import { beginConsent, endConsent, payrollConsent } from './consent.ts';

const calls = implement(payrollConsentContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireEmployment);

/** The consent that a payroll provider asks of a person. */
export const payrollConsentHandlers = calls.router({
  getPayrollConsent: calls.getPayrollConsent.handler(({ context }) => payrollConsent(context)),
  beginPayrollConsent: calls.beginPayrollConsent.handler(({ context }) => beginConsent(context)),
  endPayrollConsent: calls.endPayrollConsent.handler(({ context, input }) => endConsent(context, input)),
});
