import { enrollmentContract, type WireEmployer } from '@dayfare/api/enrollment/contract';
import { useEffect, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';

/** Whose link was followed, as far as it is known. */
export type Branch =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** No employer has that segment. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'found'; readonly employer: WireEmployer };

const loading: Branch = { kind: 'loading' };

/** The employer whose own address has a segment, asked of the server once, and again on request. */
export function useBranch(map: string) {
  const { api, connection } = useApp();
  const [branch, setBranch] = useState<Branch>(loading);

  useEffect(() => {
    if (branch.kind !== 'loading') return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async (): Promise<Branch> => {
      if (map === '') return { kind: 'unknown' };
      try {
        const employer = await api.client(enrollmentContract).findBranch({ map }, { signal });
        return employer ? { kind: 'found', employer } : { kind: 'unknown' };
      } catch (error) {
        return { kind: 'failed', failure: failureOf(error, connection.isOnline.get()) };
      }
    };
    void ask().then((found) => {
      if (!signal.aborted) setBranch(found);
    });
    return () => asking.abort();
  }, [api, connection, map, branch.kind]);

  return { branch, retry: () => setBranch(loading) };
}
