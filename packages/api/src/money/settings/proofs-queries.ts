import {
  fromWire,
  isoDate,
  type ProofKind,
  type ProofRefusal,
  proofRefusals,
  proofStatus,
} from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { type UploadOptions, upload } from '../../upload/index.ts';
import { type Entity, maybe } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { proofsContract, type WireMissingDate, type WirePaydayDeduction } from './proofs-contract.ts';
import { uploadContract } from './upload-contract.ts';

/** A proof that a person is asked for, or has sent. */
export type Proof = Entity<typeof proofFromWire>;

const isRefusal = (reason: string | null): reason is ProofRefusal =>
  proofRefusals.some((known) => known === reason);

function proofFromWire(wire: WireMissingDate, kind: ProofKind) {
  return {
    kind,
    id: wire.id,
    date: isoDate(wire.date),
    /** What was to be deducted; null for missing hours. */
    amount: maybe(fromWire, wire.amount),
    status: proofStatus.fromWire(wire.proofStatus) ?? 'InReview',
    /** Null unless refused, and for a reason that we don't know. */
    refusal: isRefusal(wire.refusalReason) ? wire.refusalReason : null,
    isRecovered: wire.isRecovered,
    files: wire.files.map(({ fileName, size }) => ({ name: fileName, size })),
  };
}

const proofsKey = [...moneyKeys.all, 'proofs'] as const;

/** Proofs of a kind, those that are needed first. A decision can come at any time, so each page asks again. */
export function proofsQuery(api: ApiClient, kind: ProofKind) {
  const calls = api.client(proofsContract);
  return entityQuery({
    queryKey: [...proofsKey, kind],
    ask: ({ signal }) =>
      kind === 'deduction'
        ? calls.getMissingClearDeductionDates(undefined, { signal })
        : calls.getMissingHoursDates(undefined, { signal }),
    read: ({ dates }) => dates.map((one) => proofFromWire(one, kind)),
    staleTime: 0,
  });
}

/** What comes off a pay for what was taken early. */
export type PaydayDeduction = Entity<typeof deductionFromWire>;

function deductionFromWire(wire: WirePaydayDeduction) {
  return {
    period: { start: isoDate(wire.periodStart), end: isoDate(wire.periodEnd) },
    payday: isoDate(wire.payDate),
    /** What was taken early, with fees and what the pay before could not cover. */
    amount: fromWire(wire.amount),
    /** Null before payday. */
    deducted: maybe(fromWire, wire.deducted),
  };
}

/** What comes off each pay, the newest payday first. Each transfer changes it, so each page asks again. */
export function paydayDeductionsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'paydays'],
    ask: ({ signal }) => api.client(proofsContract).getPaydayDeductions(undefined, { signal }),
    read: ({ deductions }) => deductions.map(deductionFromWire),
    staleTime: 0,
  });
}

/** Refetches what a proof changes: how it stands, and whether money can be taken. */
export async function refreshAfterProof(client: QueryClient): Promise<void> {
  const changed = [proofsKey, moneyKeys.funds];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Sends one file of a proof. The same file again changes nothing. Rejects with ApiError. */
export function sendProofFile(
  api: ApiClient,
  { kind, id }: Pick<Proof, 'kind' | 'id'>,
  file: File,
  options: UploadOptions,
) {
  const call =
    kind === 'deduction' ? uploadContract.uploadDeductionsForClearence : uploadContract.uploadEarningProof;
  return upload(api, call, { file, id: String(id) }, options);
}
