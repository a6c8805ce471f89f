import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { classes } from '../../primitives/classes.ts';
import * as styles from './list-row.css.ts';

interface ListRowContent {
  /** Stands in a disc before the words; decoration. */
  icon?: LucideIcon | undefined;
  /** What the row is. */
  title: string;
  /** One more line: a date, a last-four, a kind. */
  subtitle?: string | undefined;
  /** At the end, an amount as a rule. */
  trailing?: ReactNode | undefined;
  /** Under `trailing`: a status with its icon and words. */
  status?: ReactNode | undefined;
}

/** A row is a link, a button or neither; never two of them. */
export type ListRowProps = ListRowContent &
  (
    | {
        /** Where it leads; makes the row a link. */
        href: string;
        onPress?: undefined;
      }
    | {
        href?: undefined;
        /** What it does; makes the row a button. */
        onPress: () => void;
      }
    | { href?: undefined; onPress?: undefined }
  );

/** One thing in a list. The list around it (`ul` and `li`) is the caller's. */
export function ListRow({ href, onPress, ...content }: ListRowProps) {
  if (href !== undefined) {
    return (
      <Link href={href} className={classes(styles.row, styles.pressable)}>
        <Content {...content} leadsOn />
      </Link>
    );
  }
  if (onPress !== undefined) {
    return (
      <Button onPress={onPress} className={classes(styles.row, styles.pressable)}>
        <Content {...content} leadsOn />
      </Button>
    );
  }
  return (
    <div className={styles.row}>
      <Content {...content} />
    </div>
  );
}

/** Only spans, because a button may hold nothing else. */
function Content({
  icon: Icon,
  title,
  subtitle,
  trailing,
  status,
  leadsOn,
}: ListRowContent & { leadsOn?: boolean }) {
  return (
    <>
      {Icon && (
        <span className={styles.disc}>
          <Icon size={20} aria-hidden />
        </span>
      )}
      <span className={styles.columns}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
        {(trailing || status) && (
          <span className={styles.end}>
            {trailing && <span>{trailing}</span>}
            {status && <span className={styles.status}>{status}</span>}
          </span>
        )}
      </span>
      {leadsOn && <ChevronRight size={20} className={styles.chevron} aria-hidden />}
    </>
  );
}
