'use client';

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { listRole } from '../../primitives/list-role.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { entry } from '../tab-bar/nav-entry.css.ts';
import { NavFace, NavLink, type TabBarItem } from '../tab-bar/nav-entry.tsx';
import * as styles from './nav-rail.css.ts';

/** A main part of the app, with what is in it. */
export interface NavRailItem extends TabBarItem {
  /** The pages in it, for a wide rail. Default: none. */
  items?: readonly TabBarItem[] | undefined;
}

/** The way to the person's own page. */
export interface NavRailPerson {
  href: string;
  /** Their name, if it is known. */
  name?: string | undefined;
  /** What the page is: "Your account". */
  label: string;
  /** Whether it is the current page. */
  isCurrent: boolean;
}

/** An item above the person that opens a dialog instead of a page. */
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
  items: readonly NavRailItem[];
  /** `href` of the current part, if any. */
  current?: string | undefined;
  /** `href` of the current page in that part, if it is one of its items. */
  currentItem?: string | undefined;
  /** The brand's wordmark, for a wide rail. */
  logo?: ReactNode;
  /** The brand's mark, for a narrow rail. */
  mark?: ReactNode;
  /** An item at the bottom edge that opens something: the search. */
  action?: NavRailAction | undefined;
  /** At the bottom edge: who is signed in, and the way to their account. */
  person?: NavRailPerson | undefined;
}

export type NavRailProps = OwnProps & RootProps<HTMLElement>;

/** The app's main parts at the side of a wide screen, under the brand's logo. */
export function NavRail(props: NavRailProps) {
  const { label, items, current, currentItem, logo, mark, action, person, ...rest } = props;
  return (
    <nav aria-label={label} {...rootProps(rest)} className={styles.rail}>
      {mark && <div className={styles.mark}>{mark}</div>}
      {logo && <div className={styles.logo}>{logo}</div>}
      <ul {...listRole} className={styles.list}>
        {items.map(({ items: inner = [], ...item }) => {
          const isOpen = inner.some(({ href }) => href === currentItem);
          return (
            <li key={item.href} data-open={isOpen ? '' : undefined}>
              <NavLink item={item} isCurrent={item.href === current} isAround={isOpen} place="rail" />
              {inner.length > 0 && (
                <ul {...listRole} className={styles.inner} aria-label={item.label}>
                  {inner.map((one) => (
                    <li key={one.href}>
                      <NavLink item={one} isCurrent={one.href === currentItem} place="inner" />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      {(action || person) && (
        <div className={styles.end}>
          {action && <RailAction {...action} />}
          {person && <RailPerson {...person} />}
        </div>
      )}
    </nav>
  );
}

function RailAction({ label, icon, isOpen, onPress }: NavRailAction) {
  return (
    <Button className={entry.rail} aria-haspopup="dialog" aria-expanded={isOpen} onPress={onPress}>
      <NavFace label={label} icon={icon} place="rail" />
    </Button>
  );
}

function RailPerson({ href, name, label, isCurrent }: NavRailPerson) {
  return (
    <Link href={href} className={entry.rail} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <Avatar name={name ?? label} size="small" isDecorative />
      <span className={styles.person}>
        {name && <span className={styles.name}>{name}</span>} <span className={styles.caption}>{label}</span>
      </span>
    </Link>
  );
}
