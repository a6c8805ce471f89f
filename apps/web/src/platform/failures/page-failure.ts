import { isApiError } from '@dayfare/api/transport';
import { classifyLoadFailure } from '@dayfare/api/transport/chunk-failure';
import { type Failure, failureOf } from './failure.ts';

/**
 * Why a page couldn't be loaded or shown. `outdated`: a part of the app no longer exists, so the page must be reloaded. `broken`: a bug
 * in the app.
 */
export type PageFailure = Failure | { readonly kind: 'outdated' | 'broken' };

/** Classifies a page's error. A missing network takes precedence over everything else. */
export function pageFailureOf(error: unknown, isOnline: boolean): PageFailure {
  if (!isOnline) return { kind: 'offline' };
  if (isApiError(error)) return failureOf(error, isOnline);
  return { kind: classifyLoadFailure(error, isOnline) === 'missing' ? 'outdated' : 'broken' };
}
