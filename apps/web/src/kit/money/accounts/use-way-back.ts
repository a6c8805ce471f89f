import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { forTransfer, stepPath } from '../transfer/steps.ts';

/** What somebody was doing when they went to add an account; the address says it, because the way may lead through a bank's page. */
export interface WayBack {
  /** Whether they were getting money. */
  readonly isForTransfer: boolean;
  /** Where that was, or the list. */
  readonly path: string;
  /** The same intent in the address of another page of this flow. */
  readonly keep: (path: string) => string;
}

/** Returns where a person goes once an account is added. */
export function useWayBack(): WayBack {
  const [query] = useSearchParams();
  const isForTransfer = query.get('for') === 'transfer';
  return {
    isForTransfer,
    path: isForTransfer ? stepPath('where') : pathTo('/ewa/accounts'),
    keep: (path) =>
      isForTransfer ? path + (path.includes('?') ? forTransfer.replace('?', '&') : forTransfer) : path,
  };
}
