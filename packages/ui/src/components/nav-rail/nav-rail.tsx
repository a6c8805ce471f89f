'use client';

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { listRole } from '../../primitives/list-role.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { entry } from '../tab-bar/nav-entry.css.ts';
import { NavFace, NavLink, type TabBarItem } from '../tab-bar/nav-entry.tsx';
import * as styles from './nav-rail.css.ts';

/** An item at the bottom of the rail that opens a dialog instead of a page. */
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
  /** The main parts, the same as in the `TabBar`. */
  items: readonly TabBarItem[];
  /** `href` of the current part, if any. */
  current?: string | undefined;
  /** The brand's wordmark, for a wide rail. */
  logo?: ReactNode;
  /** The brand's mark, for a narrow rail. */
  mark?: ReactNode;
  /** An item at the bottom edge: the person's account. */
  action?: NavRailAction | undefined;
}

export type NavRailProps = OwnProps & RootProps<HTMLElement>;

/** The app's main parts at the side of a wide screen, under the brand's logo. */
export function NavRail({ label, items, current, logo, mark, action, ...rest }: NavRailProps) {
  return (
    <nav aria-label={label} {...rootProps(rest)} className={styles.rail}>
      {mark && <div className={styles.mark}>{mark}</div>}
      {logo && <div className={styles.logo}>{logo}</div>}
      <ul {...listRole} className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <NavLink item={item} isCurrent={item.href === current} place="rail" />
          </li>
        ))}
      </ul>
      {action && (
        <div className={styles.end}>
          <Button
            className={entry.rail}
            aria-haspopup="dialog"
            aria-expanded={action.isOpen}
            onPress={action.onPress}
          >
            <NavFace label={action.label} icon={action.icon} place="rail" />
          </Button>
        </div>
      )}
    </nav>
  );
}
