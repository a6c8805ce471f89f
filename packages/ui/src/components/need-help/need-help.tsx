'use client';

import { CircleHelp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useWords } from '../../messages/words.ts';
import type { PressEvents, PressHandler } from '../../primitives/press.ts';
import { given, type RootProps } from '../../primitives/root-props.ts';
import * as styles from './need-help.css.ts';
import { words } from './words.ts';

export { words as needHelpWords } from './words.ts';

interface Words extends PressEvents {
  /**
   * Label of the link or button.
   * @default "Need help?" in the reader's language
   */
  label?: string | undefined;
}

/** A link if help is a page, a button if it opens here; never both. */
export type NeedHelpProps =
  | (Words &
      RootProps<HTMLAnchorElement> & {
        /** The help page. */
        href: string;
        /** Called in addition to the navigation, for analytics; never a replacement for `href`. */
        onPress?: PressHandler | undefined;
      })
  | (Words &
      RootProps<HTMLButtonElement> & {
        href?: undefined;
        /** Opens help here. */
        onPress: PressHandler;
        /**
         * Disables the button. Say next to it how else to get help.
         * @default false
         */
        isDisabled?: boolean | undefined;
      });

/** Access to help, in the same place and with the same text on every screen (WCAG 3.2.6). */
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
