'use client';

import { CircleHelp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useWords } from '../../messages/words.ts';
import { type AriaRootProps, given } from '../../primitives/aria-root.ts';
import type { PressHandler } from '../../primitives/press.ts';
import * as styles from './need-help.css.ts';
import { words } from './words.ts';

export { words as needHelpWords } from './words.ts';

type Rest<Root extends typeof Link | typeof Button> = AriaRootProps<
  ComponentProps<Root>,
  'label' | 'href' | 'onPress'
>;

interface Words {
  /** What it says; "Need help?" in the reader's language by default. */
  label?: string | undefined;
}

/** A link where help is a page, a button where it opens here; never both. */
export type NeedHelpProps =
  | (Words &
      Rest<typeof Link> & {
        /** The page with help. */
        href: string;
        /** Runs as well as the navigation: for counting, never instead of `href`. */
        onPress?: PressHandler | undefined;
      })
  | (Words &
      Rest<typeof Button> & {
        href?: undefined;
        /** Opens help here. */
        onPress: PressHandler;
      });

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
    const { label: _, ...rest } = props;
    return (
      <Link {...given(rest)} className={styles.help}>
        {content}
      </Link>
    );
  }
  const { label: _, href: __, ...rest } = props;
  return (
    <Button {...given(rest)} className={styles.help}>
      {content}
    </Button>
  );
}
