'use client';

import { CircleHelp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useWords } from '../../messages/words.ts';
import * as styles from './need-help.css.ts';
import { words } from './words.ts';

type Rest<Root extends typeof Link | typeof Button> = Omit<
  ComponentProps<Root>,
  'className' | 'style' | 'children' | 'render' | 'href' | 'onPress' | 'slot'
>;

interface Words {
  /** What it says; "Need help?" in the reader's language by default. */
  label?: string | undefined;
}

/** A link where help is a page, a button where it opens here; never both. */
export type NeedHelpProps =
  | (Words & Rest<typeof Link> & { /** The page with help. */ href: string; onPress?: undefined })
  | (Words & Rest<typeof Button> & { href?: undefined /** Opens help here. */; onPress: () => void });

/** The way to help, in the same place and with the same words on every screen (WCAG 3.2.6). */
export function NeedHelp(props: NeedHelpProps) {
  const messages = useWords(words);
  const content = (
    <>
      <CircleHelp aria-hidden="true" className={styles.icon} />
      <span>{props.label ?? messages.needHelp}</span>
    </>
  );
  if (props.href !== undefined) {
    const { label: _, onPress: __, ...rest } = props;
    return (
      <Link {...rest} className={styles.help}>
        {content}
      </Link>
    );
  }
  const { label: _, href: __, ...rest } = props;
  return (
    <Button {...rest} className={styles.help}>
      {content}
    </Button>
  );
}
