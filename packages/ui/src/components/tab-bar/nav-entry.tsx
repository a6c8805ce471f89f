import { Link } from 'react-aria-components/Link';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { Badge } from '../badge/badge.tsx';
import * as styles from './nav-entry.css.ts';

/** A main part of the app. */
export interface TabBarItem {
  href: string;
  /** One or two words. */
  label: string;
  icon: IconType;
  /** Something needs attention there: the count, and its spoken phrase. */
  badge?: { count: number; label: string } | undefined;
}

/** Where an entry stands. */
export type NavPlace = keyof typeof styles.entry;

interface NavLinkProps {
  item: TabBarItem;
  /** Whether one is in this part. */
  isCurrent: boolean;
  /** Whether the current page has an entry of its own below this one, which is marked in its place. Default: false. */
  isAround?: boolean | undefined;
  place: NavPlace;
}

/** The way to one part of the app, in a bar or in a rail. */
export function NavLink({ item: { href, ...face }, isCurrent, isAround = false, place }: NavLinkProps) {
  return (
    <Link
      href={href}
      className={styles.entry[place]}
      {...(isCurrent && { 'aria-current': isAround ? ('true' as const) : ('page' as const) })}
    >
      <NavFace {...face} place={place} />
    </Link>
  );
}

interface NavFaceProps extends Omit<TabBarItem, 'href'> {
  place: NavPlace;
}

/** Icon, badge and word of an entry. */
export function NavFace({ label, icon: Icon, badge, place }: NavFaceProps) {
  return (
    <>
      <span className={styles.pill[place]}>
        {place !== 'inner' && <Icon aria-hidden="true" className={styles.icon} />}
        {badge && (
          <span className={place === 'inner' ? undefined : styles.badge}>
            <Badge count={badge.count} label={badge.label} />
          </span>
        )}
      </span>
      <span className={styles.label[place]}>{label}</span>
    </>
  );
}
