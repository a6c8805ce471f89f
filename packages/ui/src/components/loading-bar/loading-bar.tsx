'use client';

import { useEffect, useState } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './loading-bar.css.ts';

/** Shorter waits show nothing, in ms: a flash would feel slower than the wait. */
export const loadingBarDelayMs = 150;

interface OwnProps {
  /** Whether requests are pending. */
  isLoading: boolean;
}

export type LoadingBarProps = OwnProps & RootProps;

/** A bar at the top edge of the page while requests are pending. Mount one per page, always. */
export function LoadingBar({ isLoading, ...rest }: LoadingBarProps) {
  const messages = useUiMessages();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), loadingBarDelayMs);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <div {...rootProps(rest)}>
      {/* Always there, so that it is announced once when the word comes into it. */}
      <div role="status">
        <VisuallyHidden>{isShown ? messages.loading : ''}</VisuallyHidden>
      </div>
      {isShown && (
        // The status says it all: a second element with the same name would be read twice, outside every landmark.
        <div aria-hidden className={styles.track}>
          <div className={styles.runner} />
        </div>
      )}
    </div>
  );
}
