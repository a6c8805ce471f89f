import type { ReactNode } from 'react';
import * as styles from './details.css.ts';

/** A fact about a movement of money. */
export interface Detail {
  /** Name of the fact: "Arrives". */
  name: string;
  /** Its value. */
  value: ReactNode;
  /** A second, less prominent line. */
  hint?: ReactNode | undefined;
}

/** Facts in a card, as a description list. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={styles.list}>
      {details.map(({ name, value, hint }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {hint && <span className={styles.hint}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
