import { escapeForRegExp } from './mask.ts';

/** A piece of a search result. All pieces together are the text, sign for sign. */
export interface HighlightPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A search result in pieces: those that match the query, whatever their case, and what stands between. */
export function highlight(text: string, query: string): readonly HighlightPiece[] {
  const wanted = query.trim();
  if (wanted === '') return text === '' ? [] : [{ text, isMatch: false }];
  // Splitting at a captured group leaves the matches at the odd places.
  return text
    .split(new RegExp(`(${escapeForRegExp(wanted)})`, 'giu'))
    .map((piece, place) => ({ text: piece, isMatch: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
