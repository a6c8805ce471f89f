import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useApp } from '../../platform/app-context/app-context.ts';
import { optional } from '../../platform/loading/optional.tsx';
import { OldAnswersNote } from '../../platform/queries/old-answers.tsx';
import { queryClientOf } from '../../platform/queries/query-client.ts';
import { Shell } from './shell.tsx';

const Issuer = optional(() => import('../../platform/surroundings/issuer.tsx'));

/** What pages behind the sign-in have in common: navigation, and what they have asked the server. Loads with the first of them. */
export function SignedIn() {
  const { session } = useApp();
  return (
    <QueryClientProvider client={queryClientOf(session)}>
      <Shell>
        <OldAnswersNote />
        <Outlet />
        <Issuer />
      </Shell>
    </QueryClientProvider>
  );
}
