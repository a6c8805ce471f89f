import type { CSSProperties } from 'react';
import * as styles from './pin-field.css.ts';

export interface PinCellsProps {
  /** The digits as they stand. */
  digits: string;
  /** How many there will be. */
  length: number;
  /** Whether dots stand in their place. */
  isSecret: boolean;
  /** From and to where the input's text is selected; null while it has not the focus. */
  selection: readonly [start: number, end: number] | null;
}

/** The picture of the input: a cell for each digit, the next one marked. Says nothing; the input lies over it. */
export function PinCells({ digits, length, isSecret, selection }: PinCellsProps) {
  const isActive = (at: number) => {
    if (!selection) return false;
    const start = Math.min(selection[0], length - 1);
    return at === start || (at > start && at < selection[1]);
  };
  const places = Array.from({ length }, (_, at) => at);
  return (
    <span
      aria-hidden="true"
      className={styles.cells}
      style={{ '--df-pin-length': String(length) } as CSSProperties}
    >
      {places.map((at) => {
        const digit = digits.charAt(at);
        return (
          <span
            key={at}
            className={styles.cell}
            data-filled={digit ? '' : undefined}
            data-active={isActive(at) ? '' : undefined}
          >
            {isSecret && digit ? '●' : digit}
          </span>
        );
      })}
    </span>
  );
}
