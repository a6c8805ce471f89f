'use client';

import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import { listRole } from '../../primitives/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './step-markers.css.ts';
import { stepWidth } from './step-width.ts';
import { words } from './words.ts';

export { words as stepMarkersWords } from './words.ts';

interface OwnProps {
  /** What the steps lead to; names the list for assistive technology. */
  label: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** The current step, starting at 1; a higher number than there are steps means all are done. */
  current: number;
  /**
   * Hides the caption, if the screen's title says the same.
   * @default false
   */
  isCaptionHidden?: boolean | undefined;
}

export type StepMarkersProps = OwnProps & RootProps;

/** Shows the current step of a short process. It is not interactive; the screen provides the way back. */
export function StepMarkers({ label, steps, current, isCaptionHidden = false, ...rest }: StepMarkersProps) {
  const messages = useWords(words);
  const line = { '--df-step-width': `${stepWidth(steps.length)}%` } as CSSProperties;
  const name = steps[current - 1];
  return (
    <div {...rootProps(rest)} className={styles.root} data-complete={current > steps.length ? '' : undefined}>
      <ol {...listRole} className={styles.line} style={line} aria-label={label}>
        {steps.map((step, index) => {
          const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'upcoming';
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <VisuallyHidden>{`${step}, ${messages[stateWords[state]]}`}</VisuallyHidden>
              <span aria-hidden="true" className={classes(styles.marker, styles.markerState[state])}>
                {state === 'done' && <Check className={styles.tick} strokeWidth={3.5} />}
              </span>
            </li>
          );
        })}
      </ol>
      {name && !isCaptionHidden && (
        // Screen readers get the same from the list.
        <p aria-hidden="true" className={styles.caption}>
          <span className={styles.count}>{messages.stepOf(current, steps.length)}</span> {name}
        </p>
      )}
    </div>
  );
}

const stateWords = { done: 'stepDone', current: 'stepCurrent', upcoming: 'stepUpcoming' } as const;
