/** A run of text that matches the query, or one between two matches. */
export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

/** Escapes characters with a special meaning in regular expressions: the query is plain text. */
const escapeCharacters = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Splits a text at every match of the query, ignoring case. Joined together, the parts are the text. */
export function highlightParts(text: string, query: string): HighlightPart[] {
  const wanted = query.trim();
  if (wanted === '') return text === '' ? [] : [{ text, isMatch: false }];
  // With a capture group, `split` keeps the separators: every second part is a match.
  return text
    .split(new RegExp(`(${escapeCharacters(wanted)})`, 'iu'))
    .map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
