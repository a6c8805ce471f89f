'use client';

import { Check, Circle, CircleDot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { listRole } from '../../primitives/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { type StepWords, words } from '../step-markers/words.ts';
import * as styles from './timeline.css.ts';

/** State of a step. */
export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed';

/** A step of the process. */
export interface TimelineStep {
  title: string;
  state: TimelineState;
  /** When it happened or will happen: a date as text, or a `RelativeTime`. */
  time?: ReactNode | undefined;
  /** What it means, or what to do. */
  description?: ReactNode | undefined;
}

const states = {
  done: { icon: Check, word: 'stepDone' },
  current: { icon: CircleDot, word: 'stepCurrent' },
  upcoming: { icon: Circle, word: 'stepUpcoming' },
  failed: { icon: X, word: 'stepFailed' },
} as const satisfies Record<TimelineState, { icon: IconType; word: keyof StepWords }>;

interface OwnProps {
  /** What the timeline is about: "Your card". */
  label: string;
  /** The steps, in order. */
  steps: readonly TimelineStep[];
}

export type TimelineProps = OwnProps & RootProps<HTMLOListElement>;

/** The progress of something over time, step by step: a transfer, a card in the mail. */
export function Timeline({ label, steps, ...rest }: TimelineProps) {
  const messages = useWords(words);
  return (
    <ol aria-label={label} {...rootProps(rest)} {...listRole} className={styles.line}>
      {steps.map(({ title, state, time, description }) => {
        const { icon: Icon, word } = states[state];
        return (
          <li
            key={title}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden="true" className={classes(styles.marker, styles.markerState[state])}>
              <Icon size={16} strokeWidth={3} />
            </span>
            <div className={styles.words}>
              <div className={styles.title}>
                {title}
                <VisuallyHidden>, {messages[word]}</VisuallyHidden>
              </div>
              {time && <div className={styles.time}>{time}</div>}
              {description && <div className={styles.description}>{description}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
