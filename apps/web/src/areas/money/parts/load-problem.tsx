import { ErrorState } from '@dayfare/ui/error-state';
import type { ReactNode } from 'react';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** Props of {@link LoadProblem}. */
export interface LoadProblemProps {
  error: unknown;
  /** What couldn't be loaded. */
  title: string;
  /** What that means, and what to do next. */
  text: string;
  /** The same for a device without a network. */
  offlineText?: string | undefined;
  onRetry: () => void;
  isRetrying: boolean;
  headingLevel?: 1 | 2 | 3 | undefined;
  action?: ReactNode | undefined;
}

/** Stands where something couldn't be loaded. Nothing when the session has ended: the sign-in is on its way. */
export function LoadProblem(props: LoadProblemProps) {
  const { error, title, text, offlineText, onRetry, isRetrying, headingLevel, action } = props;
  const t = useMoneyTexts();
  const failure = useFailure(error);
  if (failure?.kind === 'session') return null;
  const isOffline = failure?.kind === 'offline';
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'problem'}
      title={isOffline ? t('home.balanceOffline') : title}
      headingLevel={headingLevel}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={action}
    >
      {isOffline ? (offlineText ?? text) : text}
    </ErrorState>
  );
}
