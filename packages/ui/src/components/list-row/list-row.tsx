'use client';

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import type { PressEvents, PressHandler } from '../../primitives/press.ts';
import { given, type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './list-row.css.ts';

interface ListRowContent {
  /** Decorative icon in a disc before the text. */
  icon?: IconType | undefined;
  /** In place of the icon: the `Avatar` of the person or group that the row is about, decorative. */
  avatar?: ReactNode | undefined;
  /** What the row is about. */
  title: string;
  /** Below the title: a date, the last four digits, a kind. A line break in it is kept. */
  subtitle?: string | undefined;
  /** Content at the end, usually an amount. */
  trailing?: ReactNode | undefined;
  /** A status with icon and text, below `trailing`. */
  status?: ReactNode | undefined;
}

interface LinkRow extends ListRowContent, PressEvents, RootProps<HTMLAnchorElement> {
  /** Where the row leads; makes it a link. */
  href: string;
  /** Called in addition to the navigation, for analytics; never a replacement for `href`. */
  onPress?: PressHandler | undefined;
}

interface ButtonRow extends ListRowContent, PressEvents, RootProps<HTMLButtonElement> {
  href?: undefined;
  /** Called on press; makes the row a button. */
  onPress: PressHandler;
}

interface PlainRow extends ListRowContent, RootProps {
  href?: undefined;
  onPress?: undefined;
}

/** A row is either a link, a button or plain. */
export type ListRowProps = LinkRow | ButtonRow | PlainRow;

/** An item of a list. The caller renders the surrounding list (`ul` and `li`). */
export function ListRow(props: ListRowProps) {
  if (props.href !== undefined) {
    const { rest, content } = split(props);
    return (
      <Link {...given(rest)} className={classes(styles.row, styles.pressable)}>
        <Content {...content} leadsOn />
      </Link>
    );
  }
  if (props.onPress !== undefined) {
    const { href: _, ...button } = props;
    const { rest, content } = split(button);
    return (
      <Button {...given(rest)} className={classes(styles.row, styles.pressable)}>
        <Content {...content} leadsOn />
      </Button>
    );
  }
  const { href: _, onPress: __, ...plain } = props;
  const { rest, content } = split(plain);
  return (
    <div {...rootProps(rest)} className={styles.row}>
      <Content {...content} />
    </div>
  );
}

function split<Props extends ListRowContent>(props: Props) {
  const { icon, avatar, title, subtitle, trailing, status, ...rest } = props;
  return { rest, content: { icon, avatar, title, subtitle, trailing, status } };
}

/** Only spans, because a button may not contain anything else. */
function Content({
  icon: Icon,
  avatar,
  title,
  subtitle,
  trailing,
  status,
  leadsOn,
}: ListRowContent & { leadsOn?: boolean }) {
  const isStatusAlone = Boolean(status) && !trailing;
  return (
    <>
      {avatar}
      {Icon && !avatar && (
        <span className={styles.disc}>
          <Icon width={20} height={20} aria-hidden />
        </span>
      )}
      <span className={styles.columns}>
        <span className={classes(styles.words, isStatusAlone && styles.wordsBesideStatus)}>
          <span className={styles.title}>{title}</span>
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
        {(trailing || status) && (
          <span className={classes(styles.end, isStatusAlone && styles.statusAlone)}>
            {trailing && <span>{trailing}</span>}
            {status && <span className={styles.status}>{status}</span>}
          </span>
        )}
      </span>
      {leadsOn && <ChevronRight size={20} className={styles.chevron} aria-hidden />}
    </>
  );
}
