import type { Icon as IconType } from '../../primitives/icon.ts';
import * as styles from './emblem.css.ts';

/** A sheet's picture: a large icon in a disc. Decorative, because the title says the same. */
export function Emblem({ icon: Icon }: { icon: IconType }) {
  return (
    <span aria-hidden="true" className={styles.emblem}>
      <Icon strokeWidth={1.5} className={styles.icon} />
    </span>
  );
}
