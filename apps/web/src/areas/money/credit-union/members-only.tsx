import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useCreditUnion } from './use-credit-union.ts';
import { useWaysOut } from './use-ways-out.ts';

/** Shows a page to people whose employer works with the credit union; everyone else is led to their dashboard. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { isOffered } = useCreditUnion();
  const { home } = useWaysOut();
  return isOffered ? children : <Navigate to={home} replace />;
}
