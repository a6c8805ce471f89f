import { highlightParts } from './highlight-parts.ts';
import * as styles from './search-field.css.ts';

export interface HighlightProps {
  /** The text of the result. */
  text: string;
  /** The query; surrounding spaces are ignored. */
  query: string;
}

/** A search result with the matches highlighted. */
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
