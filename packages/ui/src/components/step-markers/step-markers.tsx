'use client';

import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import { listRole } from '../../primitives/list-role.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './step-markers.css.ts';
import { stepWidth } from './step-width.ts';
import { words } from './words.ts';

interface OwnProps {
  /** What the steps lead to; names the list for assistive technology. */
  label: string;
  /** Name of each step, in order. */
  steps: readonly string[];
  /** The step one is at, from 1; a number after the last one means that all is done. */
  current: number;
  /** Leaves out the line of words below, where the screen's own title says the same. Default `false`. */
  isCaptionHidden?: boolean | undefined;
}

export type StepMarkersProps = OwnProps & RootProps<'div', OwnProps>;

/** Which step of a few one is at. Only shows; the way back is the screen's own. */
export function StepMarkers({ label, steps, current, isCaptionHidden = false, ...rest }: StepMarkersProps) {
  const messages = useWords(words);
  const line = { '--df-step-width': `${stepWidth(steps.length)}%` } as CSSProperties;
  const name = steps[current - 1];
  return (
    <div {...rest} className={styles.root} data-complete={current > steps.length ? '' : undefined}>
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
        // The list says the same to those who hear it.
        <p aria-hidden="true" className={styles.caption}>
          <span className={styles.count}>{messages.stepOf(current, steps.length)}</span> {name}
        </p>
      )}
    </div>
  );
}

const stateWords = { done: 'stepDone', current: 'stepCurrent', upcoming: 'stepUpcoming' } as const;
