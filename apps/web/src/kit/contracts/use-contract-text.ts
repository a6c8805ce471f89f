import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/**
 * Returns the component that renders a contract's sanitised HTML. A screen waits for it as it waits for the contracts: no user can agree
 * to a text that is not there yet. The sanitiser is as large as a small screen, so it is only loaded if `isWanted`.
 */
export function useContractText({ isWanted = true }: { isWanted?: boolean } = {}) {
  return useQuery<(props: { html: string }) => ReactNode>({
    queryKey: ['contracts', 'text'],
    queryFn: async () => (await import('./sanitised-text.tsx')).SanitisedText,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    // Code is not a server response that could be stored for later.
    persister: (queryFn, context) => queryFn(context),
  });
}
