import { Link } from 'react-aria-components/Link';
import * as styles from './policy-link.css.ts';

/** The link to the contract beside the box. */
export interface PolicyCheckboxLink {
  /** What it leads to: "Read the agreement". */
  label: string;
  /** Where the contract can be read as a page of its own. */
  href: string;
  /** Whether a press opens the drawer instead of going there. Default `true`. */
  blocksNavigation?: boolean | undefined;
}

interface PolicyLinkProps {
  link: PolicyCheckboxLink;
  onOpen: () => void;
}

/**
 * A link that may open the drawer in place of its page. It keeps its address all the same, so that it can be copied or
 * opened in a tab of its own.
 */
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
