'use client';

import { listRole } from '../../primitives/list-role.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { NavLink, type TabBarItem } from './nav-entry.tsx';
import * as styles from './tab-bar.css.ts';

export type { TabBarItem } from './nav-entry.tsx';

interface OwnProps {
  /** Names the navigation: "Main". */
  label: string;
  /** The parts, two to five. */
  items: readonly TabBarItem[];
  /** `href` of the part one is in; none outside all of them. */
  current?: string | undefined;
}

export type TabBarProps = OwnProps & RootProps<'nav', OwnProps>;

/** The app's main parts, low on the screen within reach of the thumb. */
export function TabBar({ label, items, current, ...rest }: TabBarProps) {
  return (
    <nav aria-label={label} {...rest} className={styles.bar}>
      <ul {...listRole} className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <NavLink item={item} isCurrent={item.href === current} place="bar" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
