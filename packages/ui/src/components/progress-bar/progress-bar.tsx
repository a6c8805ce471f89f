'use client';

import { type CSSProperties, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { numberFormat } from '../../primitives/intl-formats.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './progress-bar.css.ts';

interface OwnProps {
  /** What is progressing; shown, and its accessible name. */
  label: string;
  /** The current value, from 0 to `max`. Values outside are clamped. */
  value: number;
  /**
   * The value that counts as complete.
   * @default 100
   */
  max?: number | undefined;
  /** The value as text, such as "Step 2 of 4"; otherwise a percentage. */
  valueText?: string | undefined;
  /**
   * Whether only the bar shows: label and value are then for screen readers. For a page whose heading says the same.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

export type ProgressBarProps = OwnProps & RootProps;

/** Progress towards a known end. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, isLabelHidden = false, ...rest } = props;
  const { locale } = useLocale();
  const id = useId();
  const reached = Math.min(Math.max(value, 0), max);
  const share = max > 0 ? reached / max : 0;
  const words = valueText ?? numberFormat(locale, { style: 'percent' }).format(share);
  return (
    // React Aria's bar would add nothing, and every page with a button would load its number formatting.
    <div
      aria-labelledby={id}
      {...rootProps(rest)}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={reached}
      aria-valuetext={words}
      className={styles.root}
    >
      {isLabelHidden ? (
        <VisuallyHidden as="div" id={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <div className={styles.labels}>
          <span id={id}>{label}</span>
          <span className={styles.value}>{words}</span>
        </div>
      )}
      <div className={styles.track}>
        <div className={styles.fill} style={customProperty(styles.share, share)} />
      </div>
    </div>
  );
}

/** A `createVar` reference is `var(--name)`; inline styles need the bare name. */
function customProperty(reference: string, value: number): CSSProperties {
  return { [reference.slice(4, -1)]: value } as CSSProperties;
}
