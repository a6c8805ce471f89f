import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { queryClientOf } from './query-client.ts';

/** Around what asks the server for visitors too: only pages behind the sign-in have a query cache of their own. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useApp().session)}>{children}</QueryClientProvider>;
}
