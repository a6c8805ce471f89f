import { heldRequests } from '@dayfare/api/mocks';
import type { App } from '../platform/app-context/app.ts';
import { optionalPartsFetching } from '../platform/loading/optional.tsx';
import { queryClientOf } from '../platform/queries/query-client.ts';
import { isSuspended } from './suspended.ts';

/** A mounted screen, and what it waits with. */
export interface WaitingScreen {
  readonly app: App;
  readonly router: {
    readonly state: {
      readonly initialized: boolean;
      readonly navigation: { readonly state: string };
      readonly revalidation: string;
    };
  };
  /** The element that React renders into. */
  readonly canvas: Element;
  /** Ends the wait without a word: another story is shown. */
  readonly signal: AbortSignal;
  /** A bound for screens that never settle. Default: 60 s. */
  readonly longestMs?: number | undefined;
}

/** What the screen is waiting for, in words. Empty once all of it is there, or all that is missing is held back by mocks. */
function pendingIn({ app, router, canvas }: WaitingScreen): string[] {
  const pending: string[] = [];
  const held = heldRequests.count();
  const requests = app.connection.pending.get() - held;
  if (requests > 0) pending.push(`${requests} requests that the mocks answer`);
  const parts = optionalPartsFetching();
  if (parts > 0) pending.push(`${parts} optional parts`);
  if (isSuspended(canvas)) pending.push('a Suspense boundary that shows its fallback');
  // A request that a mock holds back keeps its query, its page or its skeleton waiting, as the story means it.
  if (held > 0) return pending;
  const queries = queryClientOf(app.session).getQueryCache().findAll({ fetchStatus: 'fetching' });
  pending.push(...queries.map(({ queryHash }) => `the query ${queryHash}`));
  const { initialized, navigation, revalidation } = router.state;
  if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle')
    pending.push(`the page at ${app.navigation.target()}`);
  const skeletons = [...canvas.ownerDocument.querySelectorAll('[data-loading]')];
  // What a closed disclosure holds is not asked for until it is opened.
  if (skeletons.some((skeleton) => !skeleton.closest('[hidden]')))
    pending.push('a skeleton that nothing replaces');
  return pending;
}

/** The next frame has been drawn, and what it set off has begun. */
const drawn = () => new Promise<void>((resume) => requestAnimationFrame(() => setTimeout(resume)));

/**
 * Resolves once the screen waits for nothing and a frame has changed nothing in it. A request that a mock never answers is not waited for.
 * Rejects if the screen goes on waiting, which is also how a story fails that shows a loading state without being meant to.
 */
export async function untilSettled(screen: WaitingScreen): Promise<void> {
  const { canvas, signal, longestMs = 60_000 } = screen;
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(canvas.ownerDocument.body, { childList: true, characterData: true, subtree: true });
  // At once: Storybook loads the page again if a story that is left does not end within three tasks.
  const left = new Promise<void>((resume) => {
    signal.addEventListener('abort', () => resume(), { once: true });
  });
  try {
    const began = performance.now();
    for (let pending = pendingIn(screen); ; ) {
      const before = pending.length;
      hasChanged = false;
      await Promise.race([drawn(), left]);
      pending = pendingIn(screen);
      // What has just arrived is rendered in a later task.
      if (signal.aborted || (before + pending.length === 0 && !hasChanged)) return;
      if (performance.now() - began > longestMs) {
        const open = pending.join('; ') || 'the document, which goes on changing';
        throw new Error(`The screen did not settle. It waits for ${open}.`);
      }
    }
  } finally {
    observer.disconnect();
  }
}
