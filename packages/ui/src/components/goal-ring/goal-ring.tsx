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
  /**
   * A milestone was just reached: dots burst from the ring, once, where motion is welcome.
   * @default false
   */
  isCelebrated?: boolean | undefined;
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
  const { label, saved, target, valueText, size = 'large', isCelebrated = false, children, ...rest } = props;
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
      data-celebrated={isCelebrated || undefined}
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
      {isCelebrated && <Burst />}
      <div className={styles.middle} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** How many dots burst from a ring. */
const dots = 16;

/** Dots around the ring, larger and smaller in turn. */
function Burst() {
  return (
    <svg viewBox="0 0 40 40" className={styles.burst} aria-hidden="true" focusable="false">
      {Array.from({ length: dots }, (_, at) => {
        const angle = (at / dots) * 2 * Math.PI;
        return (
          <circle
            key={angle}
            className={at % 2 === 0 ? styles.dot : styles.strongDot}
            cx={20 + 18.8 * Math.cos(angle)}
            cy={20 + 18.8 * Math.sin(angle)}
            r={at % 2 === 0 ? 0.9 : 0.6}
          />
        );
      })}
    </svg>
  );
}

/** A `createVar` reference is `var(--name)`; inline styles need the bare name. */
const shareStyle = (share: number): CSSProperties =>
  ({ [styles.share.slice(4, -1)]: share }) as CSSProperties;
