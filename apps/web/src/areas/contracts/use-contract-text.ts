import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/**
 * The component that shows a contract's HTML, sanitised. A screen waits for it as for the contracts themselves: nobody
 * can agree to a text that is not there yet. The sanitiser is as large as a small screen, so it comes only when `isWanted`.
 */
export function useContractText({ isWanted = true }: { isWanted?: boolean } = {}) {
  return useQuery<(props: { html: string }) => ReactNode>({
    queryKey: ['contracts', 'text'],
    queryFn: async () => (await import('./sanitised-text.tsx')).SanitisedText,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    // Code is no answer of the server's that could be kept for later.
    persister: (queryFn, context) => queryFn(context),
  });
}
