import { cssVariables } from './css-variables.ts';
import * as styles from './swatch.css.ts';

export interface SwatchProps {
  /** Any CSS colour; a variable of the contract, too. */
  colour: string;
  /** `dot` stands in a line of text, `tile` fills its column. */
  size?: keyof typeof styles.swatch | undefined;
}

/** A colour to look at. Its name stands beside it. */
export function Swatch({ colour, size = 'dot' }: SwatchProps) {
  return <span aria-hidden="true" className={styles.swatch[size]} style={cssVariables({ paint: colour })} />;
}

export interface PairSampleProps {
  foreground: string;
  background: string;
  /** Whether the pair is text; otherwise it is a part of a control, drawn as an edge. */
  isText: boolean;
}

/** Two colours as they meet: letters, or an edge. A drawing, because a failing pair is shown here on purpose. */
export function PairSample({ foreground, background, isText }: PairSampleProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.sample}
      style={cssVariables({ paint: background, ink: foreground })}
      viewBox="0 0 56 44"
    >
      {isText ? (
        <text className={styles.sampleText} x="28" y="28">
          Aa
        </text>
      ) : (
        <rect className={styles.samplePart} x="14" y="11" width="28" height="22" rx="6" />
      )}
    </svg>
  );
}
