'use client';

import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './countdown.css.ts';
import { clockText, markPassed, secondsUntil } from './time-left.ts';
import { type CountdownWords, words } from './words.ts';

export { words as countdownWords } from './words.ts';

interface OwnProps {
  /** When it ends, in ms since 1970. A point in time, not a duration, so a phone that sleeps gains no time. */
  endsAt: number;
  /** What ends then: "Your session ends in". Names the timer, and is shown before or above it. */
  label: string;
  /** Called once when the time is up. */
  onEnd?: (() => void) | undefined;
  /**
   * `inline` in running text, `hero` if the screen is about the time.
   * @default 'inline'
   */
  size?: keyof typeof styles.time | undefined;
  /**
   * Hides the label visually, if the text around it already says it.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

export type CountdownProps = OwnProps & RootProps;

/** A countdown. Updated every second; announced at 5, 2 and 1 minutes, 30 and 10 seconds, and at the end. */
export function Countdown(props: CountdownProps) {
  const { endsAt, label, onEnd, size = 'inline', isLabelHidden = false, ...rest } = props;
  const messages = useWords(words);
  const { left, said } = useTicking(endsAt, onEnd);
  return (
    <div
      {...rootProps(rest)}
      className={classes(styles.root, styles.direction[size])}
      data-ended={left === 0 ? '' : undefined}
      data-urgent={left <= 30 ? '' : undefined}
    >
      {isLabelHidden ? null : (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      )}
      <span role="timer" aria-label={label} aria-live="off" className={styles.time[size]}>
        {clockText(left)}
      </span>
      <VisuallyHidden>
        <span role="status">{said === undefined ? '' : timeInWords(said, messages)}</span>
      </VisuallyHidden>
    </div>
  );
}

function timeInWords(seconds: number, messages: CountdownWords): string {
  if (seconds === 0) return messages.timeIsUp;
  return seconds % 60 === 0 ? messages.minutesLeft(seconds / 60) : messages.secondsLeft(seconds);
}

/** Checks the clock on every full second of the remaining time, and when the page becomes visible again. */
function useTicking(endsAt: number, onEnd: (() => void) | undefined) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt, Date.now()));
  const [said, setSaid] = useState<number>();
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = Number.POSITIVE_INFINITY;
    let isOver = false;
    const look = () => {
      if (isOver) return;
      clearTimeout(timer);
      const now = Date.now();
      const next = secondsUntil(endsAt, now);
      setLeft(next);
      const mark = next === 0 ? 0 : markPassed(shown, next);
      if (mark !== undefined && Number.isFinite(shown)) setSaid(mark);
      shown = next;
      if (next > 0) {
        timer = setTimeout(look, endsAt - now - (next - 1) * 1000);
        return;
      }
      isOver = true;
      end.current?.();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt]);
  return { left, said };
}
