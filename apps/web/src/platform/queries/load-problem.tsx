import { ErrorState } from '@dayfare/ui/error-state';
import type { ReactNode } from 'react';
import { CallSupport } from '../failures/call-support.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { QueryProblem } from './query-view.tsx';

export interface LoadProblemProps extends QueryProblem {
  /** What couldn't be loaded. */
  title: string;
  /** What that means, and what to do next. */
  text: string;
  /** The same for a device without a network. */
  offlineText: string;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** `secondary` where the page has a primary button of its own. Default: `primary`. */
  retryVariant?: 'primary' | 'secondary' | undefined;
  /** Default: who to call, unless the device is offline. */
  action?: ReactNode | undefined;
}

/** Replaces content that couldn't be loaded. What the server informs of, such as an offer that has ended, is said in place of `text`. */
export function LoadProblem(props: LoadProblemProps) {
  const { failure, title, text, offlineText, onRetry, isRetrying, retryVariant, headingLevel, action } =
    props;
  const t = useTexts('app');
  const isOffline = failure.kind === 'offline';
  const told = failure.kind === 'refused' && failure.level === 'Info' ? failure.message : '';
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'problem'}
      title={isOffline ? t('start.offlineTitle') : title}
      headingLevel={headingLevel}
      onRetry={onRetry}
      retryVariant={retryVariant}
      isRetrying={isRetrying}
      action={
        action ??
        (isOffline ? undefined : (
          <CallSupport align="center" reference={'reference' in failure ? failure.reference : undefined} />
        ))
      }
    >
      {isOffline ? offlineText : told || text}
    </ErrorState>
  );
}
