import { highlightParts } from './highlight-parts.ts';
import * as styles from './search-field.css.ts';

export interface HighlightProps {
  /** The result as it is. */
  text: string;
  /** What was searched for; blanks around it do not count. */
  query: string;
}

/** A result with what was searched for marked in it. */
export function Highlight({ text, query }: HighlightProps) {
  let start = 0;
  return highlightParts(text, query).map((part) => {
    const key = start;
    start += part.text.length;
    return part.isMatch ? (
      <mark key={key} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
