'use client';

import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './spinner.css.ts';

interface OwnProps {
  /**
   * What is being done.
   * @default "Loading" in the reader's language
   */
  label?: string | undefined;
  /**
   * Shows the label below the circle; it is always announced.
   * @default false
   */
  isLabelShown?: boolean | undefined;
  /**
   * `small` in a line of text, `medium` in a card, `large` alone on a screen.
   * @default 'medium'
   */
  size?: keyof typeof styles.circle | undefined;
  /**
   * How long to show nothing, in ms; a flash would feel slower than the wait.
   * @default 0
   */
  delayMs?: number | undefined;
}

export type SpinnerProps = OwnProps & RootProps;

/** Shows that something takes an unknown time. If the shape of the content is known, use `Skeleton`. */
export function Spinner({
  label,
  isLabelShown = false,
  size = 'medium',
  delayMs = 0,
  ...rest
}: SpinnerProps) {
  const messages = useUiMessages();
  const isShown = useLater(delayMs);
  const words = label ?? messages.loading;
  return (
    // Rendered empty from the start: only what is added to a live region later is announced.
    <div {...rootProps(rest)} role="status" className={styles.root} data-shown={isShown ? '' : undefined}>
      {isShown && (
        <>
          <LoaderCircle aria-hidden="true" className={classes(styles.turning, styles.circle[size])} />
          {isLabelShown ? (
            <span className={styles.label}>{words}</span>
          ) : (
            <VisuallyHidden>{words}</VisuallyHidden>
          )}
        </>
      )}
    </div>
  );
}

function useLater(delayMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLater;
}
