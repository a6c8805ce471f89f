import type { TextBox } from './text-boxes.ts';

/** How many words of a text are looked at: where one does not fit, it is among the longest. */
const looked = 3;

/** The longest that a word of our languages gets; what is longer is a word that only a test writes, and must break somewhere. */
const longestWord = 20;

/** A word, an amount or a time; a code, an address and a name in a program may break anywhere. */
const whole = /^[^\p{L}\p{N}-]*(?:\p{L}[\p{Ll}\p{M}’'·-]+|[$\d.,:%]+)[^\p{L}\p{N}]*$/u;

const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ...['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  ...['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juill', 'août', 'sept', 'oct', 'nov', 'déc'],
].join('|');

/** A day with the short name of its month, in each language; written out, it takes two lines where a column is narrow. */
const day = new RegExp(`(?:${months})\\.?\\s\\d{1,2}(?!\\d)|(?<!\\d)\\d{1,2}\\s(?:${months})\\b`, 'gu');

/** A text that is little more than a date, in characters: inside a sentence a line may end between day and month. */
const shortText = 28;

interface Piece {
  readonly text: string;
  readonly start: number;
}

const pieces = (text: string, pattern: RegExp): Piece[] =>
  [...text.matchAll(pattern)].map((found) => ({ text: found[0], start: found.index }));

/** What of a text should stand on one line. A no-break space belongs to its word. */
function unbreakable({ data }: Text): Piece[] {
  const words = pieces(data, /[^ \t\n\r]+/g)
    .filter(({ text }) => text.length > 2 && text.length <= longestWord && whole.test(text))
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, looked);
  return data.trim().length > shortText ? words : [...words, ...pieces(data, day)];
}

/** A compound may end a line after its hyphen, if what stands on either side is a word. */
const mayEndHere = (text: string, at: number) =>
  /\p{L}{2}-$/u.test(text.slice(0, at)) && /^\p{L}{2}/u.test(text.slice(at));

/** Where the first line of a piece ends in it; undefined if it is on one line. */
function lineEnd({ text, start }: Piece, node: Text, range: Range): number | undefined {
  range.setStart(node, start);
  range.setEnd(node, start + text.length);
  const [first, ...rest] = range.getClientRects();
  if (!first || rest.every(({ top }) => Math.abs(top - first.top) < 4)) return undefined;
  for (let at = 1; at < text.length; at += 1) {
    range.setStart(node, start + at);
    range.setEnd(node, start + at + 1);
    if (range.getBoundingClientRect().top - first.top >= 4) return at;
  }
  return undefined;
}

/** A word, an amount or a date that does not stand on one line, with its text. */
export interface TornWord {
  readonly element: Element;
  readonly word: string;
}

/** Words that are broken inside: the space that they have is narrower than they are. Only texts of several lines are looked at. */
export function tornWords(boxes: readonly TextBox[]): TornWord[] {
  const range = document.createRange();
  const lines = Map.groupBy(boxes, ({ node }) => node);
  return [...lines].flatMap(([node, ofNode]) => {
    const [first] = ofNode;
    // Where words are hyphenated, a browser that knows the language ends a line inside them as a book does.
    if (!first || ofNode.length < 2 || getComputedStyle(first.element).hyphens === 'auto') return [];
    return unbreakable(node).flatMap((piece) => {
      const end = lineEnd(piece, node, range);
      if (end === undefined || mayEndHere(piece.text, end)) return [];
      const word = `${piece.text.slice(0, end)}/${piece.text.slice(end)}`;
      return [{ element: first.element, word }];
    });
  });
}
