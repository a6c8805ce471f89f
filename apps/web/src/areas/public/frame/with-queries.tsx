import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';

/** Around a page that asks the server for visitors too: only pages behind the sign-in have queries of themselves. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useApp().session)}>{children}</QueryClientProvider>;
}
