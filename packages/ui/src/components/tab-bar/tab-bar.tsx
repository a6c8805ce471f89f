'use client';

import { Link } from 'react-aria-components/Link';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { listRole } from '../../primitives/list-role.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Badge } from '../badge/badge.tsx';
import * as styles from './tab-bar.css.ts';

/** One part of the app. */
export interface TabBarItem {
  href: string;
  /** One word, two at most. */
  label: string;
  icon: IconType;
  /** Something waits there: how much, and the phrase that is spoken for it. */
  badge?: { count: number; label: string } | undefined;
}

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
        {items.map(({ href, label: name, icon: Icon, badge }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              className={styles.link}
              {...(href === current && { 'aria-current': 'page' as const })}
            >
              <span className={styles.pill}>
                <Icon aria-hidden="true" className={styles.icon} />
                {badge && (
                  <span className={styles.badge}>
                    <Badge count={badge.count} label={badge.label} />
                  </span>
                )}
              </span>
              <span className={styles.label}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
