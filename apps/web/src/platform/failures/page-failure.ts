import { isApiError } from '@dayfare/api/transport';
import { classifyLoadFailure } from '@dayfare/api/transport/chunk-failure';
import { type Failure, failureOf } from './failure.ts';

/**
 * Why a page couldn't be loaded or shown. `outdated`: a part of the app is no longer there, so the page has to be loaded
 * again. `broken`: a mistake in the app.
 */
export type PageFailure = Failure | { readonly kind: 'outdated' | 'broken' };

/** What went wrong with a page. A device without a network explains whatever else did. */
export function pageFailureOf(error: unknown, isOnline: boolean): PageFailure {
  if (!isOnline) return { kind: 'offline' };
  if (isApiError(error)) return failureOf(error, isOnline);
  return { kind: classifyLoadFailure(error, isOnline) === 'missing' ? 'outdated' : 'broken' };
}
