import { ApiError, isApiError } from '../../../transport/index.ts';

/** The service couldn't be reached. What was sent may have come there: it is looked for before it is sent again. */
export const unreachable = (cause: unknown): ApiError =>
  isApiError(cause) ? cause : new ApiError({ kind: 'network', mayHaveMoved: true, cause });

/** Runs something of the service. Rejects with ApiError, whatever went wrong. */
export async function ofService<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw unreachable(error);
  }
}
