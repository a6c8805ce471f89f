'use client';

import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useUiMessages } from '../../messages/messages.ts';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import type { PressEvents, PressHandler } from '../../primitives/press.ts';
import { given, type RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as button from '../button/button.css.ts';
import * as styles from './link.css.ts';

const asButton = (variant: 'primary' | 'secondary') =>
  classes(button.button, button.variant[variant], button.size.medium, button.stretch);

const looks = {
  inline: classes(styles.link, styles.variant.inline),
  standalone: classes(styles.link, styles.variant.standalone),
  primary: asButton('primary'),
  secondary: asButton('secondary'),
} as const;

interface OwnProps {
  /** A path on this site, or a full URL. */
  href: string;
  /**
   * `inline` in a sentence; `standalone` on its own line, with a 44 px target; `primary` and `secondary` look like a stretched `Button`,
   * where the next step is another page.
   * @default 'inline'
   */
  variant?: keyof typeof looks | undefined;
  /** Before the text of a `standalone` link. */
  icon?: IconType | undefined;
  /**
   * Opens in a new tab with a visible and spoken hint, and sends no referrer.
   * @default false
   */
  isExternal?: boolean | undefined;
  /** Called in addition to the navigation, for analytics; never a replacement for `href`. */
  onPress?: PressHandler | undefined;
  /** Set on the link to the current page or step. */
  'aria-current'?: 'page' | 'step' | undefined;
  /** Describes the destination without the surrounding sentence. */
  children: ReactNode;
}

export type LinkProps = OwnProps & PressEvents & RootProps<HTMLAnchorElement>;

/** Goes to another page or place. To perform an action, use `Button`. */
export function Link(props: LinkProps) {
  const { href, variant = 'inline', icon: Icon, isExternal = false, children, ...rest } = props;
  const messages = useUiMessages();
  const away = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink {...given(rest)} {...away} href={href} className={looks[variant]}>
      {Icon && <Icon aria-hidden="true" className={styles.leadingIcon} />}
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
