import type { ComponentProps, CSSProperties } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { type AriaRootProps, given } from '../../primitives/aria-root.ts';
import * as styles from './progress-bar.css.ts';

interface OwnProps {
  /** What progresses; shown, and its name to assistive technology. */
  label: string;
  /** How far it is, from 0 to `max`. */
  value: number;
  /** What counts as done. Default 100. */
  max?: number | undefined;
  /** The value in words, e.g. "Step 2 of 4"; a percentage in the reader's language when left out. */
  valueText?: string | undefined;
}

/** React Aria's own ways to say what `max` and `valueText` say. */
type Renamed = 'minValue' | 'maxValue' | 'valueLabel' | 'formatOptions' | 'isIndeterminate';

export type ProgressBarProps = OwnProps &
  AriaRootProps<ComponentProps<typeof AriaProgressBar>, keyof OwnProps | Renamed>;

/** How far something with a known end has come. */
export function ProgressBar({ label, value, max = 100, valueText, ...rest }: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...given(rest)}
      className={styles.root}
      value={value}
      maxValue={max}
      {...(valueText === undefined ? {} : { valueLabel: valueText })}
    >
      {({ percentage = 0, valueText: words }) => (
        <>
          <div className={styles.labels}>
            <Label>{label}</Label>
            <span className={styles.value}>{words}</span>
          </div>
          <div className={styles.track}>
            <div className={styles.fill} style={customProperty(styles.share, percentage / 100)} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}

/** A `createVar` reference is `var(--name)`; an element's style wants the bare name. */
function customProperty(reference: string, value: number): CSSProperties {
  return { [reference.slice(4, -1)]: value } as CSSProperties;
}
