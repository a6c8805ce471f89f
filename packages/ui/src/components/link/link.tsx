'use client';

import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useUiMessages } from '../../messages/messages.ts';
import { type AriaRootProps, given } from '../../primitives/aria-root.ts';
import { classes } from '../../primitives/classes.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './link.css.ts';

interface OwnProps {
  /** Where it goes: a path of this site, or a whole address. */
  href: string;
  /** `inline` in a sentence; `standalone` on a line of its own, with a target of 44 px. */
  variant?: keyof typeof styles.variant | undefined;
  /** Opens in a new tab, shows and says so, and tells the other site nothing of this page. */
  isExternal?: boolean | undefined;
  /** Runs as well as the navigation: for counting, never instead of `href`. */
  onPress?: PressHandler | undefined;
  /** Set on the link to where one is. */
  'aria-current'?: 'page' | 'step' | undefined;
  /** Says where it goes without the sentence around it. */
  children: ReactNode;
}

/** `isExternal` decides on tab and referrer; a link that cannot be followed is text. */
type Decided = 'target' | 'rel' | 'isDisabled';

export type LinkProps = OwnProps & AriaRootProps<ComponentProps<typeof AriaLink>, keyof OwnProps | Decided>;

/** Goes to another page or place. What does something here is a `Button`. */
export function Link(props: LinkProps) {
  const { href, variant = 'inline', isExternal = false, children, ...rest } = props;
  const messages = useUiMessages();
  const away = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink
      {...given(rest)}
      {...away}
      href={href}
      className={classes(styles.link, styles.variant[variant])}
    >
      {children}
      {isExternal && (
        <>
          <ExternalLink aria-hidden="true" className={styles.icon} />{' '}
          <VisuallyHidden>{`(${messages.opensInNewTab})`}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
