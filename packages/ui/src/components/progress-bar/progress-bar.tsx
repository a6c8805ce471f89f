'use client';

import { type CSSProperties, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './progress-bar.css.ts';

interface OwnProps {
  /** What progresses; shown, and its name to assistive technology. */
  label: string;
  /** How far it is, from 0 to `max`. What lies outside is shown as the nearer end. */
  value: number;
  /** What counts as done. Default 100. */
  max?: number | undefined;
  /** The value in words, e.g. "Step 2 of 4"; a percentage in the reader's language when left out. */
  valueText?: string | undefined;
}

export type ProgressBarProps = OwnProps & RootProps<'div', OwnProps>;

/** How far something with a known end has come. */
export function ProgressBar({ label, value, max = 100, valueText, ...rest }: ProgressBarProps) {
  const { locale } = useLocale();
  const id = useId();
  const reached = Math.min(Math.max(value, 0), max);
  const share = max > 0 ? reached / max : 0;
  const words = valueText ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    // React Aria's bar would do no more, and its number formats would come with every page that has a button.
    <div
      aria-labelledby={id}
      {...rest}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={reached}
      aria-valuetext={words}
      className={styles.root}
    >
      <div className={styles.labels}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{words}</span>
      </div>
      <div className={styles.track}>
        <div className={styles.fill} style={customProperty(styles.share, share)} />
      </div>
    </div>
  );
}

/** A `createVar` reference is `var(--name)`; an element's style wants the bare name. */
function customProperty(reference: string, value: number): CSSProperties {
  return { [reference.slice(4, -1)]: value } as CSSProperties;
}
