import type { Icon as IconType } from '../../primitives/icon.ts';
import * as styles from './emblem.css.ts';

/** The picture of a sheet: one icon, large, in a disc. Decoration: the title beside it says the same. */
export function Emblem({ icon: Icon }: { icon: IconType }) {
  return (
    <span aria-hidden="true" className={styles.emblem}>
      <Icon strokeWidth={1.5} className={styles.icon} />
    </span>
  );
}
