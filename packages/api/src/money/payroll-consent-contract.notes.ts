import type { CallNotes } from '../wire/index.ts';
import type { payrollConsentContract } from './payroll-consent-contract.ts';

export const notes = {
  getPayrollConsent: 'How the consent stands that the payroll provider asks of a person',
  beginPayrollConsent: 'Begin a visit to the payroll provider’s page',
  endPayrollConsent: 'End a visit to the payroll provider’s page, and say what came of it',
} as const satisfies CallNotes<typeof payrollConsentContract>;
