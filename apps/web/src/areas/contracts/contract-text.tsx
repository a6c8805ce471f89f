import { Skeleton } from '@dayfare/ui/skeleton';
import { lazy, Suspense } from 'react';

// The sanitiser is as large as a small screen; whoever never opens a contract never loads it.
const SanitisedText = lazy(() => import('./sanitised-text.tsx'));

/** A contract's HTML from the server, sanitised. */
export function ContractText({ html }: { html: string }) {
  return (
    <Suspense fallback={<Skeleton shape="text" count={8} isAnnounced />}>
      <SanitisedText html={html} />
    </Suspense>
  );
}
