'use client';

import type { ReactNode } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Button } from '../button/button.tsx';
import { EmptyState, type IllustrationName } from '../empty-state/empty-state.tsx';
import * as styles from './error-state.css.ts';

/** The kinds of error people can tell apart. */
export type ErrorKind = 'problem' | 'offline' | 'maintenance' | 'not-found';

const illustrations = {
  problem: 'server-down',
  offline: 'offline',
  maintenance: 'server-down',
  'not-found': 'not-found',
} as const satisfies Record<ErrorKind, IllustrationName>;

interface OwnProps {
  /**
   * Chooses the illustration.
   * @default 'problem'
   */
  kind?: ErrorKind | undefined;
  /** What happened, without blame. */
  title: string;
  /** What to do next, and that no money has moved if people might worry about that. */
  children: ReactNode;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Called to try again; adds a button. */
  onRetry?: (() => void) | undefined;
  /**
   * Label of that button.
   * @default "Try again" in the reader's language
   */
  retryLabel?: string | undefined;
  /**
   * `secondary` on a page that has a primary button of its own, so that it has one only.
   * @default 'primary'
   */
  retryVariant?: 'primary' | 'secondary' | undefined;
  /**
   * Whether a retry is running.
   * @default false
   */
  isRetrying?: boolean | undefined;
  /** Another way forward: home, help. */
  action?: ReactNode | undefined;
  /** A reference that support can look up; shown in small text. */
  reference?: string | undefined;
}

export type ErrorStateProps = OwnProps & RootProps;

/** A placeholder for content that could not be loaded. It is announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const {
    kind = 'problem',
    title,
    children,
    headingLevel,
    onRetry,
    retryLabel,
    retryVariant = 'primary',
    isRetrying,
    action,
    reference,
    ...rest
  } = props;
  const messages = useUiMessages();
  return (
    <div {...rootProps(rest)} role="alert">
      <EmptyState
        illustration={illustrations[kind]}
        title={title}
        headingLevel={headingLevel}
        action={
          (onRetry || action) && (
            <>
              {onRetry && (
                <Button variant={retryVariant} onPress={() => onRetry()} isPending={isRetrying}>
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
