'use client';

import { Check, Gift } from 'lucide-react';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import { listRole } from '../../primitives/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { words } from '../step-markers/words.ts';
import * as styles from './reward-steps.css.ts';

/** A step of a reward. */
export interface RewardStep {
  /** What it comes to: "$15.00". */
  readonly amount: string;
  /** What it takes: "1 friend". */
  readonly caption: string;
}

interface OwnProps {
  /** What is earned; names the list: "Your rewards". */
  label: string;
  /** At most four, in order. */
  steps: readonly RewardStep[];
  /** How many of them are reached, from the first on. */
  reached: number;
}

export type RewardStepsProps = OwnProps & RootProps<HTMLOListElement>;

const stateWords = { done: 'stepDone', current: 'stepCurrent', upcoming: 'stepUpcoming' } as const;

/** What is earned step by step, and how far one is. */
export function RewardSteps({ label, steps, reached, ...rest }: RewardStepsProps) {
  const messages = useWords(words);
  return (
    <ol {...rootProps(rest)} {...listRole} className={styles.row} aria-label={label}>
      {steps.map(({ amount, caption }, index) => {
        const state = index < reached ? 'done' : index === reached ? 'current' : 'upcoming';
        return (
          <li
            key={caption}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden="true" className={classes(styles.marker, styles.markerState[state])}>
              {state === 'done' ? <Check size={18} strokeWidth={3} /> : <Gift size={18} />}
            </span>
            <span className={styles.amount}>{amount}</span>
            <span className={styles.caption}>{caption}</span>
            <VisuallyHidden>{messages[stateWords[state]]}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
