import { AppHeader } from '@dayfare/ui/app-header';
import { ErrorState, type ErrorStateProps } from '@dayfare/ui/error-state';
import { Screen } from '@dayfare/ui/screen';
import { useEffect, useLayoutEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useApp } from '../app-context/app-context.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { CallSupport } from '../failures/call-support.tsx';
import { type PageFailure, pageFailureOf } from '../failures/page-failure.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSlow } from '../loading/use-slow.ts';
import { useCell } from '../state/cell.ts';

/** Failures that have words of their own here. */
type Kind = Exclude<PageFailure['kind'], 'refused' | 'session'>;

const words = {
  offline: { kind: 'offline', title: 'start.offlineTitle', text: 'start.offlineText', retry: 'start.retry' },
  outdated: {
    kind: 'problem',
    title: 'problem.outdatedTitle',
    text: 'problem.outdatedText',
    retry: 'problem.reload',
  },
  down: { kind: 'problem', title: 'start.downTitle', text: 'start.downText', retry: 'start.retry' },
  broken: { kind: 'problem', title: 'problem.title', text: 'problem.text', retry: 'problem.retry' },
} as const satisfies Record<
  Kind,
  { kind: ErrorStateProps['kind']; title: string; text: string; retry: string }
>;

const isKind = (kind: PageFailure['kind']): kind is Kind => Object.hasOwn(words, kind);

/** Stands in for a page that could not be loaded or shown: what happened, and the way on. */
export function Problem() {
  const error = useRouteError();
  const { connection, startup } = useApp();
  const failure = pageFailureOf(error, useCell(connection.isOnline));
  const { revalidate, state } = useRevalidator();
  const isSignInLate = useSlow(failure.kind === 'session');

  // On a chunk that is gone the server may be in the middle of an update [startup-031].
  useEffect(() => {
    if (failure.kind === 'outdated') void startup.askForReturn();
  }, [failure.kind, startup]);
  // A layout effect, so that the network's return is never missed between rendering and subscribing.
  useLayoutEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);

  if (failure.kind === 'session' && !isSignInLate) return null;
  // A browser remembers a module that it could not fetch; only a new page asks for it again.
  const retry = () => (failure.kind === 'outdated' ? window.location.reload() : void revalidate());
  return <ProblemPage failure={failure} onRetry={retry} isRetrying={state === 'loading'} />;
}

interface ProblemPageProps {
  failure: PageFailure;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The page for each kind of failure. A refusal is in the server's own words. */
function ProblemPage({ failure, onRetry, isRetrying }: ProblemPageProps) {
  const t = useTexts('app');
  const { kind: picture, title, text, retry } = words[isKind(failure.kind) ? failure.kind : 'broken'];
  return (
    <Screen header={<AppHeader logo={<BrandMark />} />}>
      <ErrorState
        kind={picture}
        headingLevel={1}
        title={t(title)}
        onRetry={onRetry}
        retryLabel={t(retry)}
        isRetrying={isRetrying}
        action={
          <CallSupport align="center" reference={'reference' in failure ? failure.reference : undefined} />
        }
      >
        {failure.kind === 'refused' ? failure.message : t(text)}
      </ErrorState>
    </Screen>
  );
}
