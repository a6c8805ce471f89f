import {
  isoDate,
  type PayrollConsentOutcome,
  payrollConsentOutcome,
  payrollConsentStatus,
} from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { type Entity, instantFromWire, maybe } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { payrollConsentContract, type WirePayrollConsent } from './payroll-consent-contract.ts';

/** How a person's consent stands at their payroll provider. */
export type PayrollConsent = Entity<typeof consentFromWire>;

function consentFromWire({ status, provider, until, knownThrough }: WirePayrollConsent) {
  return {
    status: payrollConsentStatus.fromWire(status) ?? 'NotNeeded',
    /** Null where none needs a consent. */
    provider,
    /** Until when it was given; null if it never was. */
    until: maybe(instantFromWire, until),
    /** The last day whose hours are known. */
    knownThrough: isoDate(knownThrough),
  };
}

/** How a person's consent stands at their payroll provider. It can end at any time, so each page asks again. */
export function payrollConsentQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'payroll-consent'],
    ask: ({ signal }) => api.client(payrollConsentContract).getPayrollConsent(undefined, { signal }),
    read: consentFromWire,
    staleTime: 0,
  });
}

/** Begins a visit to the provider's page; returns the state that its address of return has to contain. Rejects with ApiError. */
export async function beginPayrollConsent(api: ApiClient): Promise<string> {
  return (await api.client(payrollConsentContract).beginPayrollConsent()).state;
}

/** What the provider's page led back with. */
export interface ConsentReturn {
  readonly state: string;
  /** Empty if there is none. */
  readonly code: string;
}

/** Ends a visit and returns what came of it; what is known of the person's hours is refetched. Rejects with ApiError. */
export async function endPayrollConsent(
  api: ApiClient,
  client: QueryClient,
  { state, code }: ConsentReturn,
): Promise<PayrollConsentOutcome> {
  const answer = await api.client(payrollConsentContract).endPayrollConsent({ state, code });
  client.setQueryData(payrollConsentQuery(api).queryKey, answer.consent);
  for (const queryKey of [moneyKeys.funds, moneyKeys.earnings]) void client.invalidateQueries({ queryKey });
  return payrollConsentOutcome.fromWire(answer.outcome) ?? 'Expired';
}
