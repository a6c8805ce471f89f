import { ApiError, isApiError } from './api-error.ts';

/** Delay before each retry in milliseconds, before jitter. There are as many retries as delays. */
const retryDelays = [400, 1200] as const;

/** Whether a failure may be temporary. Timeouts are not included: the user has already waited 15 s, and should be asked. */
function isPassing(error: ApiError): boolean {
  return (
    error.kind === 'network' ||
    error.kind === 'maintenance' ||
    error.httpStatus === 500 ||
    error.httpStatus === 504
  );
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ApiError({ kind: 'cancelled' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
}

/** Runs a read, and retries failures that may be temporary. Never used for writes. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal | undefined,
  onRetry: (error: ApiError) => void,
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = retryDelays[retry];
      if (delay === undefined || !isApiError(error) || !isPassing(error)) throw error;
      onRetry(error);
      // Jitter from half to full, so that clients that failed together do not retry together.
      await pause(delay * (0.5 + Math.random() / 2), signal);
    }
  }
}
