import { isApiError } from '@dayfare/api/transport';
import { classifyLoadFailure } from '@dayfare/api/transport/chunk-failure';
import { AppHeader } from '@dayfare/ui/app-header';
import { ErrorState, type ErrorStateProps } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useApp } from '../app-context/app-context.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { telephone } from '../i18n/telephone.ts';
import { useTexts, useVoice } from '../i18n/use-texts.ts';
import { useCell } from '../state/cell.ts';

/** What kind of trouble it is, for someone who wants to go on. */
export type ProblemKind = 'offline' | 'outdated' | 'down' | 'broken';

/** Tells the kinds apart. A device without network explains whatever else went wrong. */
export function problemKind(error: unknown, isOnline: boolean): ProblemKind {
  if (!isOnline || (isApiError(error) && error.kind === 'offline')) return 'offline';
  if (classifyLoadFailure(error, isOnline) === 'missing') return 'outdated';
  return isApiError(error) ? 'down' : 'broken';
}

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
  ProblemKind,
  { kind: ErrorStateProps['kind']; title: string; text: string; retry: string }
>;

/** Stands in for a page that could not be loaded or shown: what happened, and the way on. */
export function Problem() {
  const error = useRouteError();
  const { connection, startup } = useApp();
  const isOnline = useCell(connection.isOnline);
  const kind = problemKind(error, isOnline);
  const { revalidate, state } = useRevalidator();

  // On a chunk that is gone the server may be in the middle of an update [startup-031].
  useEffect(() => {
    if (kind === 'outdated') void startup.askForReturn();
  }, [kind, startup]);
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);

  // A browser remembers a module that it could not fetch; only a new page asks for it again.
  const retry = () => (kind === 'outdated' ? window.location.reload() : void revalidate());
  return <ProblemPage kind={kind} onRetry={retry} isRetrying={state === 'loading'} />;
}

interface ProblemPageProps {
  kind: ProblemKind;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The page for each kind of trouble. */
export function ProblemPage({ kind, onRetry, isRetrying }: ProblemPageProps) {
  const t = useTexts('app');
  const voice = useVoice();
  const { kind: picture, title, text, retry } = words[kind];
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
          <Link href={telephone(voice('supportPhone'))} variant="standalone">
            {t('problem.call')}
          </Link>
        }
      >
        {t(text)}
      </ErrorState>
    </Screen>
  );
}
