import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useUiMessages } from '../../messages/messages.ts';
import { classes } from '../../primitives/classes.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './link.css.ts';

export interface LinkProps {
  /** Where it goes: a path of this site, or a whole address. */
  href: string;
  /** `inline` in a sentence; `standalone` on a line of its own, with a target of 44 px. */
  variant?: keyof typeof styles.variant | undefined;
  /** Opens in a new tab, shows and says so, and tells the other site nothing of this page. */
  external?: boolean | undefined;
  /** Runs as well as the navigation: for counting, never instead of `href`. */
  onPress?: (() => void) | undefined;
  'aria-current'?: 'page' | 'step' | undefined;
  /** Says where it goes without the sentence around it. */
  children: ReactNode;
}

/** Goes to another page or place. What does something here is a `Button`. */
export function Link(props: LinkProps) {
  const { href, variant = 'inline', external = false, onPress, children, 'aria-current': current } = props;
  const messages = useUiMessages();
  const away = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink
      {...away}
      {...(current && { 'aria-current': current })}
      href={href}
      onPress={() => onPress?.()}
      className={classes(styles.link, styles.variant[variant])}
    >
      {children}
      {external && (
        <>
          <ExternalLink aria-hidden="true" className={styles.icon} />{' '}
          <VisuallyHidden>{`(${messages.opensInNewTab})`}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
