'use client';

import type { ReactNode } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useAfterMount } from '../banner/use-after-mount.ts';
import * as styles from './skeleton.css.ts';

/** Kinds of content that can be loading. */
export type SkeletonShape = 'text' | 'amount' | 'control' | 'row' | 'chart' | 'picture';

interface OwnProps {
  /** Shape of the content. */
  shape: SkeletonShape;
  /**
   * Number of text lines or rows.
   * @default 1
   */
  count?: number | undefined;
  /**
   * Whether this skeleton announces "Loading". Set it on one skeleton per screen.
   * @default false
   */
  isAnnounced?: boolean | undefined;
}

export type SkeletonProps = OwnProps & RootProps;

const shapes = {
  text: (position, count) => (
    <span
      key={position}
      className={count > 1 && position === count - 1 ? styles.bones.lastLine : styles.bones.line}
    />
  ),
  amount: (position) => <span key={position} className={styles.bones.amount} />,
  control: (position) => <span key={position} className={styles.bones.control} />,
  row: (position) => (
    <span key={position} className={styles.row}>
      <span className={styles.bones.disc} />
      <span className={styles.rowText}>
        <span className={styles.bones.rowTitle} />
        <span className={styles.bones.rowSubtitle} />
      </span>
      <span className={styles.bones.rowAmount} />
    </span>
  ),
  chart: (position) => (
    <span key={position} className={styles.chart}>
      <span className={styles.bars}>
        {Object.entries(styles.barHeights).map(([bar, height]) => (
          <span key={bar} className={`${styles.bones.bar} ${height}`} />
        ))}
      </span>
    </span>
  ),
  picture: (position) => (
    <span key={position} className={styles.picture}>
      <span className={styles.bones.picture} />
    </span>
  ),
} as const satisfies Record<SkeletonShape, (position: number, count: number) => ReactNode>;

/** A placeholder in the shape of content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ shape, count = 1, isAnnounced = false, ...rest }: SkeletonProps) {
  const messages = useUiMessages();
  const isSettled = useAfterMount();
  return (
    <div {...rootProps(rest)} className={styles.root} data-loading="">
      {isAnnounced && (
        <div role="status">
          <VisuallyHidden>{isSettled ? messages.loading : ''}</VisuallyHidden>
        </div>
      )}
      <div aria-hidden>{Array.from({ length: count }, (_, position) => shapes[shape](position, count))}</div>
    </div>
  );
}
