'use client';

import { Children, type ReactNode, useId } from 'react';
import { classes } from '../../primitives/classes.ts';
import { listRole } from '../../primitives/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './list.css.ts';

interface OwnProps {
  /** One element per item, usually `ListRow`s. */
  children: ReactNode;
  /** Names the list, and is shown above it. */
  heading?: string | undefined;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Shows dividers between the items. Space is usually enough.
   * @default false
   */
  isDivided?: boolean | undefined;
  /**
   * Shows a bullet before each item, for points in sentences instead of rows.
   * @default false
   */
  isBulleted?: boolean | undefined;
}

export type ListProps = OwnProps & RootProps<HTMLUListElement>;

/** A list that tells assistive technology how many items it has. */
export function List(props: ListProps) {
  const { children, heading, headingLevel = 2, isDivided = false, isBulleted = false, ...rest } = props;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const items = Children.toArray(children);
  const list = (
    <ul
      aria-labelledby={heading ? headingId : undefined}
      {...rootProps(rest)}
      {...listRole}
      className={classes(styles.list, isDivided && styles.divided, isBulleted && styles.bulleted)}
      data-divided={isDivided ? '' : undefined}
    >
      {items.map((item, index) => (
        <li key={typeof item === 'object' && 'key' in item ? item.key : index} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
  if (!heading) return list;
  // One element, or a stack would put its own space between the heading and the list.
  return (
    <div>
      <Heading id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      {list}
    </div>
  );
}
