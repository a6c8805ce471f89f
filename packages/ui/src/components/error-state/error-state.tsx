'use client';

import type { ReactNode } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Button } from '../button/button.tsx';
import { EmptyState, type IllustrationName } from '../empty-state/empty-state.tsx';
import * as styles from './error-state.css.ts';

/** What went wrong, as far as the person is concerned. */
export type ErrorKind = 'problem' | 'offline' | 'maintenance' | 'not-found';

const illustrations = {
  problem: 'server-down',
  offline: 'offline',
  maintenance: 'server-down',
  'not-found': 'not-found',
} as const satisfies Record<ErrorKind, IllustrationName>;

interface OwnProps {
  /** Chooses the picture. Default `problem`. */
  kind?: ErrorKind | undefined;
  /** What happened, without blame. */
  title: string;
  /** What to do next; and that money has not moved, where anyone could fear so. */
  children: ReactNode;
  /** Level of the title in the page's outline. Default 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Tries again; gives the state a button. */
  onRetry?: (() => void) | undefined;
  /** Words of that button. Default "Try again" in the reader's language. */
  retryLabel?: string | undefined;
  /** Whether the new try is under way. */
  isRetrying?: boolean | undefined;
  /** Another way on: home, help. */
  action?: ReactNode | undefined;
  /** A number that support can look up; small print. */
  reference?: string | undefined;
}

export type ErrorStateProps = OwnProps & RootProps<'div', OwnProps>;

/** Stands where content could not be loaded. Announced when it comes. */
export function ErrorState(props: ErrorStateProps) {
  const {
    kind = 'problem',
    title,
    children,
    headingLevel,
    onRetry,
    retryLabel,
    isRetrying,
    action,
    reference,
    ...rest
  } = props;
  const messages = useUiMessages();
  return (
    <div {...rest} role="alert">
      <EmptyState
        illustration={illustrations[kind]}
        title={title}
        headingLevel={headingLevel}
        action={
          (onRetry || action) && (
            <>
              {onRetry && (
                <Button onPress={() => onRetry()} isPending={isRetrying}>
                  {retryLabel ?? messages.retry}
                </Button>
              )}
              {action}
            </>
          )
        }
      >
        {children}
        {reference && <div className={styles.reference}>{reference}</div>}
      </EmptyState>
    </div>
  );
}
