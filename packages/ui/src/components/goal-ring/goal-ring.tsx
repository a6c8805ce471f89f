import type { CSSProperties, ReactNode } from 'react';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './goal-ring.css.ts';

interface OwnProps {
  /** What is saved for: "Trip to Lisbon". Names the ring. */
  label: string;
  /** What is saved, in minor units. */
  saved: number;
  /** What the goal comes to, in minor units; more than 0. */
  target: number;
  /** Both in words: "$325.00 of $600.00". */
  valueText: string;
  /**
   * `small` stands in a row, with an icon in its middle.
   * @default 'large'
   */
  size?: keyof typeof styles.size | undefined;
  /** In the middle of the ring; hidden from assistive technology. */
  children?: ReactNode | undefined;
}

export type GoalRingProps = OwnProps & RootProps;

/** The radius of a circle with a circumference of 100, so that percents are lengths. */
const radius = 100 / (2 * Math.PI);

/** The least that can be seen as an arc, in percent. */
const leastShown = 1;

/** The saved share in percent: 100 only once all of it is there. */
export function shareOf(saved: number, target: number): number {
  if (saved <= 0) return 0;
  return saved >= target ? 100 : Math.min(99, Math.max(leastShown, Math.floor((saved * 100) / target)));
}

/** How much of a goal is saved, as a ring. */
export function GoalRing(props: GoalRingProps) {
  const { label, saved, target, valueText, size = 'large', children, ...rest } = props;
  const share = shareOf(saved, target);
  const strokeWidth = styles.thickness[size];
  return (
    <div
      {...rootProps(rest)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={valueText}
      className={styles.size[size]}
      data-size={size}
    >
      <svg viewBox="0 0 40 40" className={styles.ring} aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="20" cy="20" r={radius} strokeWidth={strokeWidth} />
        {share > 0 && (
          <circle
            className={styles.arc}
            cx="20"
            cy="20"
            r={radius}
            strokeWidth={strokeWidth}
            style={shareStyle(share)}
          />
        )}
      </svg>
      <div className={styles.middle} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** A `createVar` reference is `var(--name)`; inline styles need the bare name. */
const shareStyle = (share: number): CSSProperties =>
  ({ [styles.share.slice(4, -1)]: share }) as CSSProperties;
