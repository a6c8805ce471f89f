import { Link } from 'react-aria-components/Link';
import * as styles from './policy-link.css.ts';

/** The link to the contract next to the box. */
export interface PolicyCheckboxLink {
  /** Label of the link: "Read the agreement". */
  label: string;
  /** URL of the contract as a page. */
  href: string;
  /**
   * Whether a press opens the drawer instead of the page.
   * @default true
   */
  blocksNavigation?: boolean | undefined;
}

interface PolicyLinkProps {
  link: PolicyCheckboxLink;
  onOpen: () => void;
}

/** A link that can open the drawer instead of its page. It keeps its address, so it can be copied or opened in another tab. */
export function PolicyLink({ link, onOpen }: PolicyLinkProps) {
  const { label, href, blocksNavigation = true } = link;
  return (
    <Link
      href={href}
      className={styles.link}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!blocksNavigation || opensElsewhere) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {label}
    </Link>
  );
}
