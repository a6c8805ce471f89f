import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useApp } from '../../platform/app-context/app-context.ts';
import { OldAnswersNote } from '../../platform/queries/old-answers.tsx';
import { queryClientOf } from '../../platform/queries/query-client.ts';

/** What pages behind the sign-in have in common. Loads with the first of them. */
export function SignedIn() {
  const { session } = useApp();
  return (
    <QueryClientProvider client={queryClientOf(session)}>
      <OldAnswersNote />
      <Outlet />
    </QueryClientProvider>
  );
}
