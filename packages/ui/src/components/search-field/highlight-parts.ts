/** A run of text that was searched for, or one between two such runs. */
export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

/** Takes the meaning away from characters that have one in a pattern: what was typed is a text, never a pattern. */
const escapeCharacters = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Parts a text at every place where the query stands in it, whatever its case. The parts together are the text. */
export function highlightParts(text: string, query: string): HighlightPart[] {
  const wanted = query.trim();
  if (wanted === '') return text === '' ? [] : [{ text, isMatch: false }];
  // With a group in the pattern, `split` keeps what it splits at: every second part is a match.
  return text
    .split(new RegExp(`(${escapeCharacters(wanted)})`, 'iu'))
    .map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
