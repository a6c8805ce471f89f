import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useCreditUnion } from '../../../../kit/money/accounts/use-credit-union.ts';
import { useWaysOut } from '../../../../kit/money/parts/use-ways-out.ts';

/** Shows a page to people whose employer works with the credit union; everyone else is led to their dashboard. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { isOffered } = useCreditUnion();
  const { home } = useWaysOut();
  return isOffered ? children : <Navigate to={home} replace />;
}
