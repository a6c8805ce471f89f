import type { ReportReason } from '@dayfare/domain/connect';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../../transport/index.ts';
import { writeDefaults } from '../../wire/query-defaults.ts';
import { safetyContract } from './safety-contract.ts';

/** A message that is reported, and why. */
export interface Report {
  readonly sid: string;
  readonly reason: ReportReason;
}

/** Reports a message. Reporting it again changes nothing. */
export function reportMutation(api: ApiClient) {
  return mutationOptions<boolean, ApiError, Report>({
    ...writeDefaults,
    mutationKey: ['connect', 'report'],
    mutationFn: (report) => api.client(safetyContract).reportMessage(report),
  });
}

/** Blocks a colleague, or no longer. Afterwards everything about Connect is asked for again. */
export function blockMutation(api: ApiClient, userID: number) {
  return mutationOptions<boolean, ApiError, boolean>({
    ...writeDefaults,
    mutationKey: ['connect', 'block', userID],
    mutationFn: (isBlocked) => api.client(safetyContract).blockUser({ userID, isBlocked }),
    onSettled: (_answer, _error, _change, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['connect'] }),
  });
}
