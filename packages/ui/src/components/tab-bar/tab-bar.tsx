'use client';

import { listRole } from '../../primitives/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { NavLink, type TabBarItem } from './nav-entry.tsx';
import * as styles from './tab-bar.css.ts';

export type { TabBarItem } from './nav-entry.tsx';

interface OwnProps {
  /** Names the navigation: "Main". */
  label: string;
  /** Two to five parts. */
  items: readonly TabBarItem[];
  /** `href` of the current part, if any. */
  current?: string | undefined;
}

export type TabBarProps = OwnProps & RootProps<HTMLElement>;

/** The app's main parts at the bottom of the screen, within thumb reach. */
export function TabBar({ label, items, current, ...rest }: TabBarProps) {
  return (
    <nav aria-label={label} {...rootProps(rest)} className={styles.bar}>
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
