import type { CSSProperties } from 'react';
import * as styles from './pin-field.css.ts';

export interface PinCellsProps {
  /** The current digits. */
  digits: string;
  /** The total number of digits. */
  length: number;
  /** Whether dots are shown instead. */
  isSecret: boolean;
  /** The selection in the input; null if it does not have focus. */
  selection: readonly [start: number, end: number] | null;
}

/** Draws a cell for each digit and highlights the next one. Hidden from assistive technology; the input is on top. */
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
