'use client';

import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './countdown.css.ts';
import { clockText, markPassed, secondsUntil } from './time-left.ts';
import { type CountdownWords, words } from './words.ts';

interface OwnProps {
  /** The moment at which it is over, ms since 1970. A moment, not a length: a phone that slept must not win time by it. */
  endsAt: number;
  /** What ends then: "Your session ends in". Names the timer, and stands before or above it. */
  label: string;
  /** Called once when the time is up. */
  onEnd?: (() => void) | undefined;
  /** `inline` in a line of text, `hero` where the time is what a screen is about. Default `inline`. */
  size?: keyof typeof styles.time | undefined;
  /** Only spoken, where the words stand in the text around it. Default `false`. */
  isLabelHidden?: boolean | undefined;
}

export type CountdownProps = OwnProps & RootProps<'div', OwnProps>;

/** Time that runs out. Seen every second, heard at 5, 2 and 1 minutes, 30 and 10 seconds, and at the end. */
export function Countdown(props: CountdownProps) {
  const { endsAt, label, onEnd, size = 'inline', isLabelHidden = false, ...rest } = props;
  const messages = useWords(words);
  const { left, said } = useTicking(endsAt, onEnd);
  return (
    <div
      {...rest}
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

/** Looks at the clock on every full second of what is left, and when the page comes back into sight. */
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
