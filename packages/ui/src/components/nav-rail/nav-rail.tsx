'use client';

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { listRole } from '../../primitives/list-role.ts';
import type { PressHandler } from '../../primitives/press.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Badge } from '../badge/badge.tsx';
import type { TabBarItem } from '../tab-bar/tab-bar.tsx';
import * as styles from './nav-rail.css.ts';

/** Something at the foot of the rail that opens a dialog instead of leading to a page. */
export interface NavRailAction {
  label: string;
  icon: IconType;
  /** Whether its dialog is open. */
  isOpen: boolean;
  onPress: PressHandler;
}

interface OwnProps {
  /** Names the navigation: "Main". */
  label: string;
  /** The parts, as the `TabBar` of a phone has them. */
  items: readonly TabBarItem[];
  /** `href` of the part one is in; none outside all of them. */
  current?: string | undefined;
  /** The brand's wordmark, where the rail has room for it. */
  logo?: ReactNode;
  /** The brand's mark alone, where it has not. */
  mark?: ReactNode;
  /** At the lower edge: the person's account. */
  action?: NavRailAction | undefined;
}

export type NavRailProps = OwnProps & RootProps<'nav', OwnProps>;

/** The app's main parts at the side of a wide screen, under the brand's logo. */
export function NavRail({ label, items, current, logo, mark, action, ...rest }: NavRailProps) {
  return (
    <nav aria-label={label} {...rest} className={styles.rail}>
      {mark && <div className={styles.mark}>{mark}</div>}
      {logo && <div className={styles.logo}>{logo}</div>}
      <ul {...listRole} className={styles.list}>
        {items.map(({ href, ...item }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.item}
              {...(href === current && { 'aria-current': 'page' as const })}
            >
              <Face {...item} />
            </Link>
          </li>
        ))}
      </ul>
      {action && (
        <div className={styles.end}>
          <Button
            className={styles.item}
            aria-haspopup="dialog"
            aria-expanded={action.isOpen}
            onPress={action.onPress}
          >
            <Face label={action.label} icon={action.icon} />
          </Button>
        </div>
      )}
    </nav>
  );
}

function Face({ label, icon: Icon, badge }: Omit<TabBarItem, 'href'>) {
  return (
    <>
      <span className={styles.pill}>
        <Icon aria-hidden="true" className={styles.icon} />
        {badge && (
          <span className={styles.badge}>
            <Badge count={badge.count} label={badge.label} />
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}
