'use client';

import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './card-number.css.ts';
import { lastFour } from './last-digits.ts';
import { words } from './words.ts';

export { words as cardNumberWords } from './words.ts';

interface OwnProps {
  /** The last four digits. If more are passed, only the last four are used. */
  number: string;
  /** The kind of card or account, before the number: "Visa", "Checking". */
  kind?: string | undefined;
  /**
   * Groups of four dots before the digits: 1 for a row, 3 for a full card number.
   * @default 1
   */
  groups?: 1 | 3 | undefined;
}

export type CardNumberProps = OwnProps & RootProps<HTMLSpanElement>;

/** A card or account number masked to its last four digits: shown as "•••• 4417", read as "ending in 4 4 1 7". */
export function CardNumber({ number, kind, groups = 1, ...rest }: CardNumberProps) {
  const messages = useWords(words);
  const digits = lastFour(number);
  return (
    <span {...rootProps(rest)} className={styles.number}>
      {kind && `${kind} `}
      <VisuallyHidden>{messages.endingIn([...digits].join(' '))}</VisuallyHidden>
      <span aria-hidden="true" translate="no" className={styles.figures}>
        {Array.from({ length: groups }, (_, group) => (
          <span key={`group-${group + 1}`} className={styles.dots}>
            ••••
          </span>
        ))}
        <span>{digits}</span>
      </span>
    </span>
  );
}
